import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';

/** Ceilings of a visitor's cold home, in bytes as they travel (Brotli) and in requests. */
const BUDGET = {
  scriptBytes: 130_000,
  remoteEntryBytes: 7_000,
  styleBytes: 9_000,
  /** Page, catalogue, scripts and styles; without fonts and pictures. */
  requests: 8,
} as const;

interface Fetched {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

async function fetched(request: Request): Promise<Fetched> {
  const { responseBodySize } = await request.sizes();
  const name = new URL(request.url()).pathname;
  return { name, type: request.resourceType(), bytes: responseBodySize };
}

/** What a visitor's browser fetches until the lessons can be used. */
async function coldHome(page: Page): Promise<readonly Fetched[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Previous videos' })).toBeVisible();
  return Promise.all(finished.slice().map(fetched));
}

/** The largest first, so that a breach names what grew. */
const list = (files: readonly Fetched[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `${bytes} ${name}`)
    .join('\n');

const total = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

test('cold home keeps its budget of bytes and requests', async ({ page }) => {
  const files = (await coldHome(page)).filter(
    // Fetched when idle: the session and a newer registry, neither of which home waits for.
    ({ name }) => !/auth|firebase-app|registry\.json|\.svg$/.test(name),
  );
  const of = (...types: string[]) => files.filter(({ type }) => types.includes(type));

  const scripts = of('script');
  expect(total(scripts), list(scripts)).toBeLessThanOrEqual(BUDGET.scriptBytes);
  const styles = of('stylesheet');
  expect(total(styles), list(styles)).toBeLessThanOrEqual(BUDGET.styleBytes);
  const needed = of('document', 'script', 'stylesheet', 'fetch', 'xhr');
  expect(needed.length, list(needed)).toBeLessThanOrEqual(BUDGET.requests);
});

test('every remote keeps its entry small', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    remotes: { name: string; manifestUrl: string; manifest: { entry: { file: string } } }[];
  };
  expect(registry.remotes).toHaveLength(4);
  for (const { name, manifestUrl, manifest } of registry.remotes) {
    const url = new URL(manifest.entry.file, manifestUrl).href;
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    expect(Number(headers.get('content-length')), name).toBeLessThanOrEqual(
      BUDGET.remoteEntryBytes,
    );
  }
});
