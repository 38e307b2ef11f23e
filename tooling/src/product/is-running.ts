import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import { answers } from 'delivery/wait-until';

/** Attempts, a second each. A busy machine may need several before it answers. */
const ATTEMPTS = 10;
const SECOND_MS = 1_000;

/** Asks each part of the product whether it is up. */
function parts({ sites, firestore, auth }: Addresses): Promise<readonly boolean[]> {
  const urls = [sites.shell.origin, `http://${firestore}/`, `http://${auth}/`];
  return Promise.all(urls.map((url) => answers(url).catch(() => false)));
}

/** Whether the product is up at these addresses. */
export const isRunning = async (addresses: Addresses): Promise<boolean> =>
  !(await parts(addresses)).includes(false);

/** @throws {PlainError} when the product is not up at these addresses */
export async function requireRunning(addresses: Addresses): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const startedAt = Date.now();
    const up = await parts(addresses);
    if (!up.includes(false)) return;
    const took = Date.now() - startedAt;
    // If nothing listens, waiting does not help. A part that is busy or starting needs a moment.
    if (!up.includes(true) && took < SECOND_MS / 2) break;
    if (attempt < ATTEMPTS) await delay(Math.max(0, SECOND_MS - took));
  }
  const { origin } = addresses.sites.shell;
  throw new PlainError(
    `Nothing is running at ${origin}. Start the product with "npm start" first.`,
  );
}
