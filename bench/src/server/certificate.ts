import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tls } from 'tooling/hosting';
import { PlainError } from 'delivery/plain-error';
import type { Processes } from 'tooling/processes/processes';

export interface Certificate extends Pick<Tls, 'key' | 'cert'> {
  /** SHA-256 of its public key in base64, by which the browser trusts it. */
  readonly publicKeyHash: string;
}

const ARGUMENTS = [
  ...['req', '-x509', '-nodes', '-days', '2'],
  ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
];

/**
 * Makes a key and a self-signed certificate for this machine, for one run.
 *
 * @param folder gets `key.pem` and `certificate.pem`
 * @throws {PlainError} when there is no `openssl`, or it fails
 */
export async function makeCertificate(processes: Processes, folder: string): Promise<Certificate> {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    await processes.run({
      name: 'openssl',
      command: 'openssl',
      args: [...ARGUMENTS, '-keyout', key, '-out', cert],
    });
  } catch (error) {
    throw new PlainError(
      `The bench needs "openssl" for a certificate of its own. Install it, and see that it is on the PATH. ${(error as Error).message}`,
    );
  }
  const certificate = readFileSync(cert);
  const publicKey = new X509Certificate(certificate).publicKey;
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(key),
    cert: certificate,
    publicKeyHash: createHash('sha256').update(der).digest('base64'),
  };
}
