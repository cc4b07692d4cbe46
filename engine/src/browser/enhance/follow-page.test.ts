// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { followPage } from './follow-page.browser'

/** Shows a sidebar with open categories, in which an entry is current. */
function show(current: string, open: readonly string[]): void {
  const link = (id: string) => `<a href="#"${id === current ? ' aria-current="page"' : ''}>${id}</a>`
  const category = (id: string, ...content: string[]) =>
    `<li>${link(id)}<details id="${id}"${open.includes(id) ? ' open' : ''}><summary></summary><ul>${content.join('')}</ul></details></li>`
  const entry = (id: string) => `<li>${link(id)}</li>`
  document.body.innerHTML = `<div class="panel-docs"><ul>
    ${category('a', category('a1', entry('page')), category('a2', entry('x')), entry('y'))}
    ${category('b', category('b1', entry('z')))}${entry('top')}</ul></div>`
}

/** The ids of all open categories. */
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

test('the categories around the current page open, and their siblings close', () => {
  show('page', ['a2', 'b', 'b1'])
  followPage()
  expect(opened()).toEqual(['a', 'a1', 'b1'])
})

test('on the page of a category, the category opens', () => {
  show('a2', ['a1'])
  followPage()
  expect(opened()).toEqual(['a', 'a2'])
})

test('an entry outside of the categories changes nothing', () => {
  show('top', ['a', 'b1'])
  followPage()
  expect(opened()).toEqual(['a', 'b1'])
})

test('without a current entry, all categories keep their state', () => {
  show('', ['b'])
  followPage()
  expect(opened()).toEqual(['b'])
})
