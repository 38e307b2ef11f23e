// Plain JavaScript without dependencies: commands check ports before they install packages.
import { readFileSync } from 'node:fs';

/**
 * The port of each remote. No other list of the remotes exists: the command `new-remote` writes
 * this one, and a test compares it with the folders.
 *
 * @type {typeof import('./remotes.json')}
 */
const REMOTES = JSON.parse(readFileSync(new URL('remotes.json', import.meta.url), 'utf8'));

/** @type {readonly (keyof typeof REMOTES)[]} */
export const REMOTE_NAMES = Object.keys(REMOTES);

/** Ports without an offset. docs/interfaces.md promises some of them to other programs. */
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
  /** The next three ports are those of the emulators for one another. */
  hub: 4400,
  logging: 4500,
  tasks: 9499,
};

/** On this port tests take sites down and up again. Only `npm test` opens it. */
export const CONTROL_PORT = 5900;

/**
 * Every port of a product, in ascending order.
 *
 * @param {number} offset
 * @param {boolean} isControlled whether `CONTROL_PORT` is one of them
 */
export const portsOf = (offset, isControlled) =>
  [...Object.values(PORT), ...(isControlled ? [CONTROL_PORT] : [])]
    .map((port) => port + offset)
    .sort((a, b) => a - b);
