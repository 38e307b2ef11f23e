import type { Addresses } from '../addresses';
import { PlainError } from '../processes/plain-error';
import { answers } from '../processes/wait-until';

/** Whether the product is up at these addresses. */
export async function isRunning({ sites, firestore, auth }: Addresses): Promise<boolean> {
  const parts = [sites.shell.origin, `http://${firestore}/`, `http://${auth}/`];
  const up = await Promise.all(parts.map((url) => answers(url).catch(() => false)));
  return !up.includes(false);
}

/** @throws {PlainError} when the product is not up at these addresses */
export async function requireRunning(addresses: Addresses): Promise<void> {
  if (await isRunning(addresses)) return;
  const { origin } = addresses.sites.shell;
  throw new PlainError(
    `Nothing is running at ${origin}. Start the product with "npm start" first.`,
  );
}
