import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productionDeployment } from '../../compose';
import { readOver } from './read-site';

let server: Server;
let answers: number[] = [];
const asked: string[] = [];
const read = (path: string) => {
  const { port } = server.address() as AddressInfo;
  const { origins } = productionDeployment();
  return readOver({ origins: { ...origins, shell: `http://127.0.0.1:${port}` } })('shell', path);
};
beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const status = answers.shift() ?? 200;
    // 0: the connection ends without an answer, as one that was idle for long.
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('Grüezi');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a connection that ended, or an answer of a busy server, is tried again', async () => {
  answers = [0, 503];
  expect((await read('registry.json'))?.toString()).toBe('Grüezi');
  expect(asked).toEqual(['/registry.json', '/registry.json', '/registry.json']);
});

test('a file that is not there is no failure, and is asked for once', async () => {
  answers = [404];
  expect(await read('registry.json')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a request that fails three times is named with its address and what to do', async () => {
  answers = [503, 503, 503];
  await expect(read('registry.json')).rejects.toThrow(
    /^http:.+\/registry\.json cannot be read \(it answered 503\)\. Run the command again/,
  );
});

test('without an answer it says to check the connection and the address', async () => {
  answers = [0, 0, 0];
  await expect(read('registry.json')).rejects.toThrow(
    /^http:.+\/registry\.json cannot be read \(UND_ERR_SOCKET\)\. Check the connection and the address \(PRODUCTION_ORIGINS in .+\), then run the command again/,
  );
});
