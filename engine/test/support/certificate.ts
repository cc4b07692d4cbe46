import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this machine can create certificates. */
export const OPENSSL = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0

/** Writes a certificate for a host name that is valid for one day, and its key, with the file names of certbot. */
export function makeCertificate(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const whose = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-addext', 'basicConstraints=critical,CA:FALSE']
  execFileSync('openssl', ['req', '-x509', ...kind, ...whose, ...files], { stdio: 'pipe' })
}
