import type { Addresses } from '../addresses';
import { PlainError } from '../processes/plain-error';
import { answers } from '../processes/wait-until';

/** Of a second each: a busy machine must not keep a bad build with learners. */
const ATTEMPTS = 10;

/** Whether the product is up at these addresses. */
export async function isRunning({ sites, firestore, auth }: Addresses): Promise<boolean> {
  const parts = [sites.shell.origin, `http://${firestore}/`, `http://${auth}/`];
  const up = await Promise.all(parts.map((url) => answers(url).catch(() => false)));
  return !up.includes(false);
}

/** @throws {PlainError} when the product is not up at these addresses */
export async function requireRunning(addresses: Addresses): Promise<void> {
  // Who is not there refuses at once; who is busy needs another second.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isRunning(addresses)) return;
  }
  const { origin } = addresses.sites.shell;
  throw new PlainError(
    `Nothing is running at ${origin}. Start the product with "npm start" first.`,
  );
}
