// Plain JavaScript without a dependency: ports are checked before anything is installed.
import { readFileSync } from 'node:fs';

/**
 * The only list of the remotes: the port of each, in the order in which they are named. The command
 * `new-remote` writes it; a test compares it with the folders.
 *
 * @type {typeof import('./remotes.json')}
 */
const REMOTES = JSON.parse(readFileSync(new URL('remotes.json', import.meta.url), 'utf8'));

/** @type {readonly (keyof typeof REMOTES)[]} */
export const REMOTE_NAMES = Object.keys(REMOTES);

/** Ports without an offset. Others may rely on those that docs/interfaces.md names. */
export const PORT = {
  shell: 3000,
  ...REMOTES,
  /** The simulator of the parent app. */
  simulator: 3005,
  media: 5010,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  /** The sandbox of the payment provider. */
  payments: 12_111,
  stores: 12_112,
  /** Only the emulators use these three, among themselves. */
  hub: 4400,
  logging: 4500,
  tasks: 9499,
};

/** Where tests change the condition of sites; only `npm test` listens there. */
export const CONTROL_PORT = 5900;

/**
 * Every port of a product, in ascending order.
 *
 * @param {number} offset
 * @param {boolean} isControlled whether tests may change the condition of its sites
 */
export const portsOf = (offset, isControlled) =>
  [...Object.values(PORT), ...(isControlled ? [CONTROL_PORT] : [])]
    .map((port) => port + offset)
    .sort((a, b) => a - b);
