import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { waitUntil } from 'delivery/wait-until';
import { endReloads, reloadPages, serveReloads, withReload } from './reload';

test('adds a script of its own, so the policy of the page stays as it is', () => {
  const body = Buffer.from('<html><head><title>x</title></head><body></body></html>');
  const page = {
    type: 'text/html',
    etag: '"abc"',
    body,
    encoded: () => ({ encoding: 'br', body }),
  };
  const changed = withReload(page as never);
  expect(changed.body.toString()).toContain(
    '<script src="/__dev/reload.js" defer></script></head>',
  );
  expect(changed.etag).toBe('"abc-dev"');
  expect(changed.encoded('br')).toEqual({ encoding: 'identity', body: changed.body });
});

function answer(hosting: ReturnType<typeof serveReloads>['hosting'], url: string) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const response = { writeHead: () => ({ end: write }), write, on: () => undefined };
  hosting.takes({ url } as never, response as never);
  return written;
}

const PAGE = { type: 'text/html', etag: '"a"', body: Buffer.from('<head></head>') } as never;

describe('beside a product that another process serves', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reload-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('pages are as they are, until somebody works on them and when nobody does any more', () => {
    const { hosting } = serveReloads(folder);
    expect(hosting.changePage(PAGE)).toBe(PAGE);
    reloadPages(folder, '');
    expect(String(hosting.changePage(PAGE).body)).toContain('/__dev/reload.js');
    endReloads(folder);
    expect(hosting.changePage(PAGE)).toBe(PAGE);
  });

  test.each([
    ['', []],
    ['mf-live: working copy', ['mf-live: working copy']],
  ])('a badge says of the builds: %j', (builds, texts) => {
    const { hosting } = serveReloads(folder);
    reloadPages(folder, builds);
    const shown: { readonly textContent?: string }[] = [];
    const document = {
      createElement: () => ({ style: {} }),
      body: { append: (element: object) => shown.push(element) },
    };
    const [script = ''] = answer(hosting, '/__dev/reload.js');
    runInNewContext(script, { document, EventSource: class {} });
    expect(shown.map(({ textContent }) => textContent)).toEqual(texts);
  });

  test('each save reloads an open page', async () => {
    const { hosting, close } = serveReloads(folder);
    const events = answer(hosting, '/__dev/events');
    const reloads = () => events.filter((text) => text.includes('reload')).length;
    for (const count of [1, 2]) {
      const isSeen = () => {
        // Again, because a save before the first look is no change.
        reloadPages(folder, 'mf-live: working copy');
        return reloads() >= count;
      };
      await waitUntil(isSeen, { what: 'the reload', deadlineMs: 30_000, intervalMs: 300 });
    }
    await close();
  });
});
