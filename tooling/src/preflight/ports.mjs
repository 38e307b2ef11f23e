// Plain JavaScript without a dependency: it runs before anything is installed.
import { connect, createServer } from 'node:net';

/**
 * @param {readonly number[]} taken the ports that are in use, in ascending order
 * @param {number} offset the offset that was tried
 * @returns {string | undefined} one line that says what to do; undefined when all are free
 */
export function portProblem(taken, offset) {
  const [first, ...others] = taken;
  if (first === undefined) return undefined;
  const also = others.length === 0 ? '' : ` (${others.join(', ')} as well)`;
  return `Port ${first} is in use${also}. Stop the program that uses it, or set PORT_OFFSET=${offset + 10_000} to add ${offset + 10_000} to every port.`;
}

/**
 * Whether a server answers on a port. `canListen` alone is not enough, because some systems let two
 * addresses share a port.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (isTaken) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/**
 * Whether a port of this machine is free, by IPv4 and by IPv6.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  const answered = await Promise.all([isAnswered(port, '127.0.0.1'), isAnswered(port, '::1')]);
  return !answered.includes(true) && canListen(port);
}

/**
 * @param {readonly number[]} ports in ascending order
 * @returns {Promise<number[]>} those that are in use
 */
export async function takenPorts(ports) {
  const isFree = await Promise.all(ports.map(isPortFree));
  return ports.filter((_, index) => !isFree[index]);
}
