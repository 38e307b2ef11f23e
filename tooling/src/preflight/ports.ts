import { connect, createServer } from 'node:net';
import { SITES, type Addresses } from '../addresses';
import { PlainError } from '../processes/plain-error';

const portOf = (host: string) => Number(host.split(':').at(-1));

/** Every port a product at these addresses listens on, in ascending order. */
export function portsOf(addresses: Addresses): readonly number[] {
  const { sites, functions, firestore, auth, payments, internal } = addresses;
  return [
    ...SITES.map((site) => sites[site].port),
    ...[functions, firestore, auth, payments].map(portOf),
    ...Object.values(internal),
  ].sort((a, b) => a - b);
}

/**
 * @param taken the ports that are in use, in ascending order
 * @param offset the offset that was tried
 * @returns one line that says what to do; undefined when all are free
 */
export function portProblem(taken: readonly number[], offset: number): string | undefined {
  const [first, ...others] = taken;
  if (first === undefined) return undefined;
  const also = others.length === 0 ? '' : ` (${others.join(', ')} as well)`;
  return `Port ${first} is in use${also}. Stop the program that uses it, or set PORT_OFFSET=${offset + 10_000} to add ${offset + 10_000} to every port.`;
}

/**
 * Whether a server answers there. `canListen` is not enough: some systems share a port by address.
 */
function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/** Whether a port of this machine is free, by IPv4 and by IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  const answered = await Promise.all([isAnswered(port, '127.0.0.1'), isAnswered(port, '::1')]);
  return !answered.includes(true) && canListen(port);
}

/**
 * @param ports in ascending order
 * @throws {PlainError} naming the ports in use
 */
export async function requireFreePorts(ports: readonly number[], offset: number): Promise<void> {
  const isFree = await Promise.all(ports.map(isPortFree));
  const problem = portProblem(
    ports.filter((_, index) => !isFree[index]),
    offset,
  );
  if (problem) throw new PlainError(problem);
}
