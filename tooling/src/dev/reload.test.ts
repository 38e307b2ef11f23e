import { runInNewContext } from 'node:vm';
import { createReload, withReload } from './reload';

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

test.each([[], ['mf-live: working copy']])('a badge says of the builds: %j', (...builds) => {
  const shown: { readonly textContent?: string }[] = [];
  const document = {
    createElement: () => ({ style: {} }),
    body: { append: (element: object) => shown.push(element) },
  };
  const end = (script: string) => void runInNewContext(script, { document, EventSource: class {} });
  const response = { writeHead: () => ({ end }) };
  createReload(...builds).hosting.takes({ url: '/__dev/reload.js' } as never, response as never);
  expect(shown.map(({ textContent }) => textContent)).toEqual(builds);
});
