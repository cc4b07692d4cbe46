import { isLiveIsland, mountWithin, unmountWithin, updateIsland } from '../stores/island-registry.browser'

/** Attributes of the server that a later page may lack; any other that is missing there was set by a script and stays. */
const REMOVABLE = ['aria-current', 'class', 'href', 'lang', 'name', 'open', 'rel', 'target']

/** What is special about a change of page. */
export interface MorphRules {
  /** The element is replaced as a whole. */
  replaces(element: Element): boolean
  /** The attribute stays as the reader left it. */
  keeps(element: Element, attribute: string): boolean
}

/**
 * Turns an element into another one while keeping every node that both have, so that focus, scroll position and listeners survive.
 * Islands that have woken take over their next props themselves; elements with `data-runtime`, which scripts have added, stay.
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
  // What goes is gone before anything is placed, so that nothing that stays has to move.
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

/** What makes two nodes the same on two pages. Entries of lists are told apart by what they lead to or open. */
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
