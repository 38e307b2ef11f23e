import { createServer, type Server } from 'node:net';
import { addresses } from 'delivery/addresses';
import { portsOf } from 'delivery/ports.mjs';
import { controlPort } from '../hosting/control-address';
import { isPortFree, portProblem } from './ports.mjs';
import { requireFreePorts } from './require-free-ports';

describe('every port of a product', () => {
  const portOf = (host: string) => Number(host.split(':').at(-1));

  test('is in the list that is checked', () => {
    // Ignore ports from 3010 on, which belong to added remotes.
    const ports = portsOf(0, false).filter((port) => port < 3010 || port >= 4000);
    expect(ports).toEqual([
      3000, 3001, 3002, 3003, 3004, 3005, 4400, 4500, 5001, 5010, 8080, 9099, 9499, 12111, 12112,
    ]);
  });

  test.each([0, 10_000])('is the one where it listens, with %d added', (offset) => {
    const { sites, functions, firestore, auth, payments, stores, simulator, internal } =
      addresses(offset);
    const listening = [
      ...Object.values(sites).map(({ port }) => port),
      ...[functions, firestore, auth, payments, stores].map(portOf),
      simulator.port,
      ...Object.values(internal),
    ];
    expect(portsOf(offset, false)).toEqual(listening.sort((a, b) => a - b));
  });

  test('is one more where tests control the sites', () => {
    const more = portsOf(10_000, true).filter((port) => !portsOf(10_000, false).includes(port));
    expect(more).toEqual([controlPort(addresses(10_000))]);
  });
});

describe('the message about ports in use', () => {
  test('is none when all are free', () => {
    expect(portProblem([], 0)).toBeUndefined();
  });

  test('names the port and what to do, in one line [CMD-start-refuses]', () => {
    expect(portProblem([3000], 0)).toBe(
      'Port 3000 is in use. Stop the program that uses it, or set PORT_OFFSET=10000 to add 10000 to every port.',
    );
  });

  test('names the other ports too, and the next offset', () => {
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

  test('is not free while somebody listens, and is free afterwards', async () => {
    expect(await isPortFree(port)).toBe(false);
    await expect(requireFreePorts([port], 0)).rejects.toThrow(`Port ${port} is in use.`);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
