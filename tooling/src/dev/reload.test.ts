import { withReload } from './reload';

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
