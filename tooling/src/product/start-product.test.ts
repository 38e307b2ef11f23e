import { addresses } from 'delivery/addresses';
import { PlainError } from 'delivery/plain-error';
import type { Processes } from '../processes/processes';
import { startProduct } from './start-product';

jest.mock('../preflight', () => ({
  requireFirestoreJar: async () => 'emulator.jar',
  requireFreePorts: async () => undefined,
}));

// No server can listen on these addresses, whose ports do not exist.
jest.mock('../emulators/payment-sandbox', () => ({
  startPaymentSandbox: async () => async () => undefined,
}));
jest.mock('../emulators/store-sandbox', () => ({
  startStoreSandbox: async () => async () => undefined,
}));

// Nothing becomes ready in this test.
jest.mock('delivery/wait-until', () => ({ waitUntil: () => new Promise(() => undefined) }));

const never = new Promise<never>(() => undefined);

/** Fakes programs that never end, except one that fails at once. */
const programsWhere = (failing: string): Processes => ({
  keep: ({ name }) => {
    if (name === failing) throw new PlainError(`${name} could not be started`);
    return { name, pid: 0, ended: never, describeEnd: () => name, end: async () => undefined };
  },
  run: async ({ name }) => {
    if (name === failing) throw new PlainError(`${name} ended with exit code 1.`);
    return never;
  },
  exitCode: () => never,
  failed: never,
  endAll: async () => undefined,
});

test.each([
  ['build', 'build ended with exit code 1.'],
  ['firestore', 'firestore could not be started'],
  ['functions-build', 'functions-build ended with exit code 1.'],
])('says at once that %s failed, whatever else is still on its way', async (name, message) => {
  const started = startProduct({
    // These ports do not exist, so no running product can have them.
    addresses: addresses(90_000 + process.pid),
    processes: programsWhere(name),
    cleanup: () => undefined,
    say: () => undefined,
    data: 'seeds',
  });
  await expect(started).rejects.toThrow(new PlainError(message));
});
