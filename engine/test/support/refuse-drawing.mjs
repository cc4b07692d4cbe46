// For a process of its own: whatever draws pictures or their texts must not be loaded.
import { register } from 'node:module'

const hooks = `export function resolve(name, context, next) {
  if (name === 'sharp' || name === 'harfbuzzjs') throw new Error(name + ' is loaded')
  return next(name, context)
}`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
