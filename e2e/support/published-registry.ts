import type { BrowserContext, Page } from '@playwright/test';
import type { RegisteredRemote } from 'shared-contracts';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import { addresses } from 'delivery/addresses';
import { signLocally } from 'delivery/signing/sign-locally';

const REGISTRY = '**/registry.json';

/** Changes the remotes of a registry. */
export type Change = (remotes: RegisteredRemote[]) => RegisteredRemote[];

/** Gives one remote another build. */
export const withBuild =
  (name: string, manifest: Partial<RegisteredRemote['manifest']>): Change =>
  (remotes) =>
    remotes.map((remote) =>
      remote.name === name ? { ...remote, manifest: { ...remote.manifest, ...manifest } } : remote,
    );

/**
 * Answers `/registry.json` with a changed and correctly signed registry.
 *
 * @param page the page that reads it, or the context of several pages
 * @returns a function that publishes the next registry, with a higher number
 */
export async function publishInto(
  page: Page | BrowserContext,
): Promise<(change: Change, fields?: Partial<SignedRegistry>) => void> {
  let change: Change = (remotes) => remotes;
  let fields: Partial<SignedRegistry> = {};
  let rises = 0;
  await page.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as SignedRegistry;
    const remotes = change(registry.remotes as RegisteredRemote[]);
    const sequence = registry.sequence + rises;
    await route.fulfill({
      response,
      body: signLocally(addresses(), { ...registry, ...fields, sequence, remotes }),
    });
  });
  return (next, more = {}) => {
    rises += 1;
    change = next;
    fields = more;
  };
}

/** Opens a page, and waits until it has read the registry. */
export async function openAndRead(page: Page, path: string): Promise<void> {
  const read = page.waitForResponse(REGISTRY);
  await page.goto(path);
  await (await read).finished();
}
