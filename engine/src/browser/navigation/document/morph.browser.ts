import { isLiveIsland, mountWithin, unmountWithin, updateIsland } from '../../islands/island-host.browser'

/** Attributes that are removed if the next page lacks them. Other attributes that it lacks were set by scripts and are kept. */
const REMOVABLE = ['aria-current', 'class', 'href', 'lang', 'name', 'open', 'rel', 'target']

/** Exceptions for a change of page. */
export interface MorphRules {
  /** Whether the element is replaced instead of morphed. */
  replaces(element: Element): boolean
  /** Whether the attribute keeps its current value. */
  keeps(element: Element, attribute: string): boolean
}

/**
 * Changes an element into another one and keeps every node that both have, with focus, scroll position and listeners. Hydrated islands
 * receive their new props; elements with `data-runtime`, which scripts have added, are kept.
 */
export function morph(old: Element, next: Element, rules: MorphRules): void {
  if (isLiveIsland(old)) {
    if (!updateIsland(old, next)) replace(old, next)
    return
  }
  if (old.isEqualNode(next)) return
  if (rules.replaces(old)) {
    replace(old, next)
    return
  }
  syncAttributes(old, next, rules)
  syncChildren(old, next, rules)
}

function syncAttributes(old: Element, next: Element, rules: MorphRules): void {
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value && !rules.keeps(old, name)) old.setAttribute(name, value)
  }
  for (const name of REMOVABLE) if (!next.hasAttribute(name) && !rules.keeps(old, name)) old.removeAttribute(name)
}

function syncChildren(old: Element, next: Element, rules: MorphRules): void {
  const rest = new Set<ChildNode>([...old.childNodes].filter((node) => !isOfRuntime(node)))
  const pairs = [...next.childNodes].map((wanted) => {
    const match = find(rest, wanted)
    if (match) rest.delete(match)
    return { wanted, match }
  })
  // Removing nodes first avoids moving those that are kept.
  for (const node of rest) {
    if (node instanceof Element) unmountWithin(node)
    node.remove()
  }
  let place = old.firstChild
  for (const { wanted, match } of pairs) {
    while (place && isOfRuntime(place)) place = place.nextSibling
    if (!match) {
      old.insertBefore(document.adoptNode(wanted), place)
      if (wanted instanceof Element) mountWithin(wanted)
      continue
    }
    if (match === place) place = match.nextSibling
    else old.insertBefore(match, place)
    if (match instanceof Element && wanted instanceof Element) morph(match, wanted, rules)
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue
  }
}

function find(among: ReadonlySet<ChildNode>, wanted: ChildNode): ChildNode | undefined {
  const key = keyOf(wanted)
  for (const node of among) if (keyOf(node) === key) return node
  return undefined
}

/** Nodes with the same key match. List items are distinguished by their link or their summary. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return node.nodeName
  const name = `${node.localName}#${node.id}#${node.dataset.island ?? ''}`
  if (node.localName !== 'li') return name
  const entry = node.firstElementChild
  return name + (entry?.getAttribute('href') ?? entry?.firstElementChild?.textContent ?? '')
}

function isOfRuntime(node: ChildNode): boolean {
  return node instanceof Element && node.hasAttribute('data-runtime')
}

function replace(old: Element, next: Element): void {
  unmountWithin(old)
  old.replaceWith(document.adoptNode(next))
  mountWithin(next)
}
