import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Combines nodes into a fragment. */
export function group(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}

/** Adds keys to nodes, for components that put them into lists. */
export function withKeys(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    isValidElement(node) && node.key === null ? cloneElement(node, { key: index }) : node,
  )
}
