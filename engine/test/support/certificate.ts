import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whether certificates can be made here. */
export const OPENSSL = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0

/** Writes a certificate for a name that is good for a day, and its key, under the names that certbot gives them. */
export function makeCertificate(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const whose = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-addext', 'basicConstraints=critical,CA:FALSE']
  execFileSync('openssl', ['req', '-x509', ...kind, ...whose, ...files], { stdio: 'pipe' })
}
