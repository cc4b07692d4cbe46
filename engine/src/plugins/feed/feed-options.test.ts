import { expect, test } from 'vitest'
import { FeedOptionsSchema } from './feed-options'

const OPTIONS = { page: 'changelog', version: 'current', id: 'tag:docs.example.com,2024:releases', name: 'Widget' }
const isValid = (options: object) => FeedOptionsSchema.safeParse({ ...OPTIONS, ...options }).success

test.each([
  {},
  { name: 'W', page: 'a', version: '1', title: 'N' },
  { id: 'https://example.com/feed' },
  { path: '/news.atom' },
  { path: '/a/b.xml' },
])('accepts %j', (options) => expect(isValid(options)).toBe(true))

test.each([
  { name: '' },
  { page: '' },
  { version: '' },
  { title: '' },
  { id: 'releases' },
  { id: 'tag:docs.example.com:releases' },
  { path: 'news.atom' },
  { path: '/a//b.atom' },
  { path: '/news.html' },
  { other: 1 },
])('refuses %j', (options) => expect(isValid(options)).toBe(false))
