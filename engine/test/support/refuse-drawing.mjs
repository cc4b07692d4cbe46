// Imported by a separate process: throws if a library that renders images, text or diagrams is loaded.
import { register } from 'node:module'

const hooks = `export function resolve(name, context, next) {
  if (['sharp', 'harfbuzzjs', '@viz-js/viz'].includes(name)) throw new Error(name + ' is loaded')
  return next(name, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
