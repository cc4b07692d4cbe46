// For a separate process: whatever draws pictures, their texts or diagrams must not be loaded.
import { register } from 'node:module'

const hooks = `export function resolve(name, context, next) {
  if (['sharp', 'harfbuzzjs', '@viz-js/viz'].includes(name)) throw new Error(name + ' is loaded')
  return next(name, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
