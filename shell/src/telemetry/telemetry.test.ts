import { createTelemetry, type CallFact, type Fact } from './telemetry';
import { aLoad } from './testing/facts';

const call: CallFact = { callable: 'searchLines', code: 'internal', ms: 5, correlation: 'c' };
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a success waits until the code is loaded, and keeps its time', async () => {
  const collect = jest.fn();
  const load = jest.fn(async () => collect);
  const { report, open } = createTelemetry(load);
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  report(aLoad());
  now.mockReturnValue(61_000);
  await settled();
  expect(load).not.toHaveBeenCalled();
  open();
  await settled();
  expect(collect.mock.calls).toEqual([[aLoad(), 1000]]);
});

test.each<[string, Fact]>([
  ['a screen that failed', aLoad({ failure: { kind: 'crashed', reason: 'x' } })],
  ['a callable that failed', call],
])('%s fetches the code at once', async (_case, fact) => {
  const collect = jest.fn();
  const { report } = createTelemetry(async () => collect);
  report(fact);
  await settled();
  expect(collect).toHaveBeenCalledWith(fact, expect.any(Number));
});

test('each fact is passed on once, in order', async () => {
  const collect = jest.fn();
  const { report, open } = createTelemetry(async () => collect);
  report(aLoad({ screen: 'first' }));
  open();
  open();
  await settled();
  report(aLoad({ screen: 'second' }));
  await settled();
  expect(collect.mock.calls.map(([{ screen }]) => screen)).toEqual(['first', 'second']);
});

test('code that does not arrive causes no error, and is fetched again', async () => {
  const collect = jest.fn();
  const load = jest.fn(async () => collect);
  load.mockRejectedValueOnce(new Error('offline'));
  const { report } = createTelemetry(load);
  report(call);
  await settled();
  expect(collect).not.toHaveBeenCalled();
  report(call);
  await settled();
  expect(collect).toHaveBeenCalledTimes(2);
});

test('stores at most 50 successes, and as many failures', async () => {
  const collect = jest.fn();
  const load = jest.fn(async () => collect);
  load.mockRejectedValueOnce(new Error('offline'));
  const { report, open } = createTelemetry(load);
  for (let count = 0; count < 60; count += 1) report(aLoad());
  for (let count = 0; count < 60; count += 1) report(call);
  await settled();
  open();
  await settled();
  const facts = collect.mock.calls.map(([fact]) => fact);
  expect(facts.filter((fact) => fact !== call)).toHaveLength(50);
  expect(facts.filter((fact) => fact === call)).toHaveLength(50);
});
