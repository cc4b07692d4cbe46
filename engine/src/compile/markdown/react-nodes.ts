import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Nodes as one. */
export function group(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}

/** Nodes with keys, for components that put them into lists. */
export function withKeys(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    isValidElement(node) && node.key === null ? cloneElement(node, { key: index }) : node,
  )
}
