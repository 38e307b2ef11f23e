import { DAY_MS, HOUR_MS } from 'shared-contracts';
import { verifyRegistry } from 'shared-contracts/signed-registry';
import { localRegistryKeys } from '../signing/registry-keys';
import { keepSigned, signAnew } from './sign-anew';
import { readLog } from './verify-log';
import { SECOND, useShippingWorld } from './testing/shipping-world';

const world = useShippingWorld();
const { where, means, start, publish, live, registry, verified } = world;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
/** How a page with its clock at a day judges the registry that is served. */
const verdict = async (day: number) => {
  const bytes = new TextEncoder().encode(live()['shell//registry.json'] ?? '');
  const keys = localRegistryKeys(where()).fingerprints;
  const found = await verifyRegistry(bytes, { keys, atLeast: 0, now: inDays(day) });
  return found.isAccepted || found.why;
};
/** All but the registry, whose end has moved. */
const others = () => {
  const { 'shell//registry.json': _registry, ...rest } = live();
  return Object.fromEntries(Object.entries(rest).filter(([file]) => !file.includes('/.entry')));
};

test('signed anew the registry lives for 30 more days, and nothing else has changed', async () => {
  await start();
  await publish('mf-live', SECOND);
  const [before, pages] = [registry(), others()];
  expect(await verdict(31)).toBe('expired');
  const { entry } = await signAnew({ ...means(), now: inDays(25) });
  expect(await verdict(31)).toBe(true);
  expect(await verdict(56)).toBe('expired');
  expect(registry().remotes).toEqual(before.remotes);
  expect(registry().sequence).toBe(before.sequence);
  expect(others()).toEqual(pages);
  expect(entry).toMatchObject({ number: 3, action: 'sign', by: 'Heidi', sequence: 2 });
  const [, last] = readLog(where());
  const { builds, canaries, switchedOff, catalogueFile } = entry;
  expect(last).toMatchObject({ builds, canaries, switchedOff, catalogueFile });
  expect(await verified()).toBe(3);
});

test('there is nothing to sign before the first release', async () => {
  await expect(signAnew(means())).rejects.toThrow(/^Nothing is released yet\./);
});

describe('a product that runs for weeks', () => {
  const lines: string[] = [];
  let stop = async () => undefined as void;
  /** Lets one hour pass, and the work that it brings. */
  const anHour = () => jest.advanceTimersByTime(HOUR_MS);
  const run = (day: number, change: object = {}) => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask'] });
    stop = keepSigned(
      () => ({ ...means(), now: inDays(day), ...change }),
      (line) => lines.push(line),
    );
    anHour();
    return stop();
  };
  beforeEach(() => lines.splice(0));
  afterEach(async () => {
    await stop();
    jest.useRealTimers();
  });

  test('signs ten days before the end, and not earlier', async () => {
    await start();
    await run(19.9);
    expect(readLog(where())).toHaveLength(1);
    await run(20.1);
    expect(readLog(where()).map(({ action }) => action)).toEqual(['start', 'sign']);
    expect(await verdict(50)).toBe(true);
    expect(lines).toEqual(['Registry 1 was signed anew.']);
    await run(30);
    expect(readLog(where())).toHaveLength(2);
  });

  test('tells why it could not, and goes on', async () => {
    await start();
    await run(25, { sites: '/dev/null/nowhere' });
    expect(lines).toEqual([expect.stringMatching(/^The registry could not be signed anew: /)]);
    await run(25);
    expect(readLog(where())).toHaveLength(2);
  });

  test('looks no more once it has ended', async () => {
    await start();
    await run(25);
    anHour();
    expect(readLog(where())).toHaveLength(2);
  });
});
