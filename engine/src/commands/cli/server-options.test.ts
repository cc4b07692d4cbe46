import { expect, test } from 'vitest'
import { readServerOptions } from './server-options'

const read = (values: Record<string, string>) =>
  readServerOptions({ command: 'serve', rest: [], flags: new Set(), values: new Map(Object.entries(values)) })

test('without options, the port is free and only names of this machine are accepted', () => {
  expect(read({})).toEqual({ port: {}, hosts: [] })
})

test.each([
  ['0', 0],
  ['8080', 8080],
  ['65535', 65535],
])('the port can be %s', (text, fixed) => {
  expect(read({ port: text }).port).toEqual({ fixed })
})

test.each(['', '-1', '65536', '80.5', 'http', 'Infinity'])('rejects the port "%s"', (port) => {
  expect(() => read({ port })).toThrow(expect.objectContaining({ code: 'bad-port', title: `"${port}" is not a valid port.` }))
})

test('accepts the given host in any letter case', () => {
  expect(read({ 'allow-host': 'Docs.Test' }).hosts).toEqual(['docs.test'])
})
