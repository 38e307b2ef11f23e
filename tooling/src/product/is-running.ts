import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import { answers } from 'delivery/wait-until';

/** Attempts, one a second, because a busy machine may answer late. */
const ATTEMPTS = 10;
const SECOND_MS = 1_000;

/** Asks each part of the product whether it is up. */
function askParts({ sites, firestore, auth }: Addresses): Promise<readonly boolean[]> {
  const urls = [sites.shell.origin, `http://${firestore}/`, `http://${auth}/`];
  return Promise.all(urls.map((url) => answers(url).catch(() => false)));
}

export const isRunning = async (addresses: Addresses): Promise<boolean> =>
  !(await askParts(addresses)).includes(false);

/** @throws {PlainError} when the product is not up at these addresses */
export async function requireRunning(addresses: Addresses): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const startedAt = Date.now();
    const up = await askParts(addresses);
    if (!up.includes(false)) return;
    const took = Date.now() - startedAt;
    // When nothing listens, waiting does not help. A busy or starting part needs a moment.
    if (!up.includes(true) && took < SECOND_MS / 2) break;
    if (attempt < ATTEMPTS) await delay(Math.max(0, SECOND_MS - took));
  }
  const { origin } = addresses.sites.shell;
  throw new PlainError(
    `Nothing is running at ${origin}. Start the product with "npm start" first.`,
  );
}
