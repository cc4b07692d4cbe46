/** Characters that need no encoding on any host or file system. */
const ADDRESS = /^[A-Za-z0-9\-._~!$&'()+,;=@/]+$/

/** Whether a path can be part of an address: only characters that need no encoding, no empty segments, and `.` and `..` only in a relative path. */
export function isPathname(path: string): boolean {
  if (!ADDRESS.test(path) || path.includes('//')) return false
  return !path.startsWith('/') || !path.split('/').some((step) => step === '.' || step === '..')
}
