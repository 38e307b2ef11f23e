import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import { requireRunning } from './is-running';

let server: Server;
let asked = 0;
/** How many requests the server leaves without an answer, as on a busy machine. */
let unanswered = 0;

beforeEach(async () => {
  asked = 0;
  unanswered = 0;
  server = createServer((_, response) => {
    asked += 1;
    if (asked > unanswered) response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function where() {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const product = addresses(0);
  const shell = { ...product.sites.shell, origin: `http://${host}` };
  return { ...product, sites: { ...product.sites, shell }, firestore: host, auth: host };
}

test('a product that is busy for a moment is running', async () => {
  unanswered = 2;
  await requireRunning(where());
  expect(asked).toBeGreaterThan(3);
});

test('a part that refuses for a moment is waited for', async () => {
  const other = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  const product = { ...where(), auth: `127.0.0.1:${port}` };
  // Reopen late enough that ten tries without a pause would be over.
  const reopening = setTimeout(() => other.listen(port, '127.0.0.1'), 1_000);
  try {
    await requireRunning(product);
  } finally {
    clearTimeout(reopening);
    other.closeAllConnections();
    other.close();
  }
});

test('says at once that nothing listens', async () => {
  const gone = where();
  server.close();
  const refused = requireRunning(gone);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(`Nothing is running at ${gone.sites.shell.origin}.`);
});
