import { PlainError } from '../plain-error';
import type { RemoteName } from '../addresses';
import { lastEntry } from './releases';
import type { ReleaseOptions, ReleaseStep } from './release';
import { rollBack } from './roll-back';
import { FIRST, SECOND, useShippingWorld } from './testing/shipping-world';

const world = useShippingWorld();
const { where, start, publish, canary, liveBuild, registry, verified, live } = world;
const THIRD = 'cccccccc';
const LATER_MS = 60_000;

afterEach(() => jest.useRealTimers());

function seen() {
  const last = lastEntry(where());
  if (!last) throw new Error('nothing is released');
  return last.entry;
}
const back = (rest: Partial<ReleaseOptions> = {}, from = seen(), remote: RemoteName = 'mf-live') =>
  rollBack({ ...world.means(), reason: 'It is broken', ...rest, remote }, from);

async function threeBuilds() {
  await start();
  await publish('mf-live', SECOND);
  await publish('mf-live', THIRD);
}

test('[CMD-registry] two rollbacks at once go back one build, and the slower says what learners have', async () => {
  await threeBuilds();
  let waiting = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  const onStep = async (step: ReleaseStep) => {
    if (step !== 'entry') return;
    waiting += 1;
    if (waiting === 2) open();
    await both;
  };
  const results = await Promise.allSettled([back({ onStep }), back({ onStep, by: 'Peter' })]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [reason] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  expect(reason).toBeInstanceOf(PlainError);
  expect(reason?.message).toMatch(
    /^(Heidi|Peter) was faster with release 4 \("It is broken"\)\. Learners have build bbbbbbbb of mf-live now; nothing of yours has changed\.$/,
  );
  expect(liveBuild('mf-live')).toBe(SECOND);
  expect(await verified()).toBe(4);
});

test('a rollback that was asked for before another one was done changes nothing', async () => {
  await threeBuilds();
  const asked = seen();
  await back();
  const before = live();
  await expect(back({}, asked)).rejects.toThrow('Learners have build bbbbbbbb of mf-live now;');
  expect(live()).toEqual(before);
});

test('a rollback of a canary that was ended meanwhile keeps the stable build', async () => {
  await start();
  await publish('mf-live', SECOND);
  await canary('mf-live', THIRD, 5);
  const asked = seen();
  await back();
  await expect(back({}, asked)).rejects.toThrow('Learners have build bbbbbbbb of mf-live now;');
  expect(liveBuild('mf-live')).toBe(SECOND);
});

test('a change of another remote meanwhile is followed, because the bad build must go', async () => {
  await threeBuilds();
  const asked = seen();
  let isFirst = true;
  const onStep = async (step: ReleaseStep) => {
    if (step !== 'entry' || !isFirst) return;
    isFirst = false;
    await publish('mf-auth', SECOND);
  };
  await back({ onStep }, asked);
  expect([liveBuild('mf-live'), liveBuild('mf-auth')]).toEqual([SECOND, SECOND]);
  expect(registry().sequence).toBe(5);
});

test('a second press changes nothing, and somewhat later the next build goes too', async () => {
  await threeBuilds();
  await back();
  const refused = back();
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(
    /^Heidi has rolled mf-live back to build bbbbbbbb \d+ s ago \("It is broken"\); this second rollback has changed nothing\. Look at build bbbbbbbb first\. If it is bad too, run the command again in \d+ s: that goes one build further back\.$/,
  );
  expect(liveBuild('mf-live')).toBe(SECOND);
  jest.useFakeTimers({ now: Date.now() + LATER_MS, doNotFake: ['nextTick', 'setImmediate'] });
  await back();
  expect(liveBuild('mf-live')).toBe(FIRST);
});

test('a rollback of another remote is no second press', async () => {
  await threeBuilds();
  await publish('mf-auth', SECOND);
  await back();
  await back({}, seen(), 'mf-auth');
  expect(liveBuild('mf-auth')).toBe(FIRST);
});
