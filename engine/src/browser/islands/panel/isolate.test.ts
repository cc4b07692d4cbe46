// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isolate } from './isolate.browser'

const element = (id: string) => document.getElementById(id) as HTMLElement
const inert = () => [...document.querySelectorAll<HTMLElement>('[id]')].filter((node) => node.inert).map(({ id }) => id)

beforeEach(() => {
  document.body.innerHTML = `<header id="header"></header>
    <div id="frame"><div id="panel"><p id="inner"></p></div><main id="main"></main><svg id="icon"></svg></div>
    <footer id="footer"></footer>`
})

test('everything outside of the element is inert until it is released', () => {
  const release = isolate(element('panel'))
  expect(inert()).toEqual(['header', 'main', 'footer'])
  release()
  expect(inert()).toEqual([])
})

test('elements that were inert before stay so', () => {
  element('main').inert = true
  isolate(element('panel'))()
  expect(inert()).toEqual(['main'])
})

test('an element that has left the document changes nothing else', () => {
  const panel = element('panel')
  panel.remove()
  isolate(panel)
  expect(inert()).toEqual([])
})
