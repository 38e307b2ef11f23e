import type { DocumentDefinition } from 'shared-contracts';
import type { RemoteName } from '../../addresses';
import { headersFor, readHostingConfig, type HostingConfig } from '../../hosting/config';
import { PRODUCTION_ORIGINS } from '../../hosting/local-headers';

/** The sources of a directive in a policy; undefined: the policy lacks that directive. */
const directive = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

/**
 * Checks the headers of a document in `firebase.json`. The headers for the remote's other files
 * would let no script run. Source: decision 5.
 *
 * @param config of the remote's site; default: `firebase/firebase.json`
 * @throws {Error} naming the rule, and the header that it needs
 */
export function checkHeaders(
  remote: RemoteName,
  name: string,
  { framedBy }: Pick<DocumentDefinition, 'framedBy'>,
  config: Pick<HostingConfig, 'headers'> = readHostingConfig()[remote],
): void {
  const rule = `firebase/firebase.json: ${remote}: "/${name}/**"`;
  const headers = headersFor(config, `/${name}/`);
  const policy = headers['content-security-policy'] ?? '';
  if (!directive(policy, 'script-src')?.split(' ').includes("'self'")) {
    throw new Error(`${rule}: its Content-Security-Policy needs script-src 'self'`);
  }
  const framers = framedBy === 'shell' ? PRODUCTION_ORIGINS.shell : "'none'";
  if (directive(policy, 'frame-ancestors') !== framers) {
    throw new Error(`${rule}: its Content-Security-Policy needs frame-ancestors ${framers}`);
  }
  if (headers['permissions-policy'] === undefined) {
    throw new Error(`${rule}: it needs a Permissions-Policy`);
  }
}
