import { PORT, REMOTE_NAMES } from './ports.mjs';

export { REMOTE_NAMES };
export type RemoteName = (typeof REMOTE_NAMES)[number];
export const SITES = ['shell', ...REMOTE_NAMES, 'media'] as const;
export type Site = (typeof SITES)[number];

export const PROJECT_ID = 'demo-swissgerman';
export const REGION = 'us-central1';

export interface Addresses {
  /** Added to every port, so that tests run beside a started product. */
  readonly offset: number;
  readonly sites: Readonly<Record<Site, { readonly port: number; readonly origin: string }>>;
  readonly functions: string;
  readonly firestore: string;
  readonly auth: string;
  /** The sandbox of the payment provider: its API, and its pages. */
  readonly payments: string;
  /** The sandbox of the app stores: REST interface, viewer and controls. */
  readonly stores: string;
  /** The simulator of the parent app; only locally. */
  readonly simulator: { readonly port: number; readonly origin: string };
  /** Ports of the emulators for one another. */
  readonly internal: { readonly hub: number; readonly logging: number; readonly tasks: number };
}

/**
 * Hosts, ports and origins of a local product. Source: docs/interfaces.md, Addresses.
 *
 * @param offset added to every port; default: the environment variable `PORT_OFFSET`, else 0
 */
export function addresses(offset = Number(process.env.PORT_OFFSET ?? 0)): Addresses {
  const site = (name: Site) => {
    const port = PORT[name] + offset;
    const host = name === 'media' ? '127.0.0.1' : 'localhost';
    return [name, { port, origin: `http://${host}:${port}` }] as const;
  };
  const at = (service: keyof typeof PORT) => `127.0.0.1:${PORT[service] + offset}`;
  return {
    offset,
    sites: Object.fromEntries(SITES.map(site)) as Addresses['sites'],
    functions: at('functions'),
    firestore: at('firestore'),
    auth: at('auth'),
    payments: at('payments'),
    stores: at('stores'),
    simulator: {
      port: PORT.simulator + offset,
      origin: `http://localhost:${PORT.simulator + offset}`,
    },
    internal: {
      hub: PORT.hub + offset,
      logging: PORT.logging + offset,
      tasks: PORT.tasks + offset,
    },
  };
}
