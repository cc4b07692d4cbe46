/** Characters of an address that need no encoding on any host and in any file system. */
const ADDRESS = /^[A-Za-z0-9\-._~!$&'()+,;=@/]+$/

/** A path that can stand in an address: plain characters, no empty step; `.` and `..` only where it is relative. */
export function isPathname(path: string): boolean {
  if (!ADDRESS.test(path) || path.includes('//')) return false
  return !path.startsWith('/') || !path.split('/').some((step) => step === '.' || step === '..')
}
