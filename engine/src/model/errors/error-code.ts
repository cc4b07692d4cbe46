import type codes from './codes.json'

type Codes = typeof codes
type EngineErrorCode = { [Area in keyof Codes]: keyof Codes[Area] }[keyof Codes]

/** An error code of the engine, from `codes.json`, or one of a site or a plugin, which has a prefix: `migration/incomplete`. */
export type ErrorCode = EngineErrorCode | `${string}/${string}`
