import { createServer, type Server } from 'node:net';
import { addresses } from '../addresses';
import { isPortFree, portProblem, portsOf, requireFreePorts } from './ports';

it('knows every port of a product', () => {
  expect(portsOf(addresses(0))).toEqual([
    3000, 3001, 3002, 3003, 3004, 4400, 4500, 5001, 5010, 8080, 9099, 9499, 12111,
  ]);
});

describe('the message about ports in use', () => {
  it('is none when all are free', () => {
    expect(portProblem([], 0)).toBeUndefined();
  });

  it('names the port and what to do, in one line', () => {
    expect(portProblem([3000], 0)).toBe(
      'Port 3000 is in use. Stop the program that uses it, or set PORT_OFFSET=10000 to add 10000 to every port.',
    );
  });

  it('names the other ports too, and the next offset', () => {
    expect(portProblem([13000, 13001, 18080], 10_000)).toMatch(
      /^Port 13000 is in use \(13001, 18080 as well\)\..*PORT_OFFSET=20000/,
    );
  });
});

describe('a real port', () => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is not free while somebody listens, and is free afterwards', async () => {
    expect(await isPortFree(port)).toBe(false);
    await expect(requireFreePorts([port], 0)).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
