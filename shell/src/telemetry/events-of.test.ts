import { BehaviorSubject } from 'rxjs';
import { parse } from 'valibot';
import { DAY_MS, type RemoteFailure } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import {
  readReport,
  REMOTE_FAILURE_KINDS,
  TelemetryEventSchema,
  type TelemetryEvent,
} from 'shared-contracts/telemetry';
import type { KnownRegistry } from '../registry/registry';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { eventOf } from './events-of';
import type { Fact } from './telemetry';
import { aLoad, aResolved } from './testing/facts';

const AT = Date.parse('2026-01-31T12:00:00.000Z');
const auth = aRegisteredRemote({ name: 'mf-auth', manifest: { build: 'aaaaaaaa' } });
const live = (build: string) =>
  aRegisteredRemote({ name: 'mf-live', manifest: { build, version: '1.2.3', contract: '^1.1.0' } });

const here = (sequence?: number) => ({
  registry: {
    remotes$: new BehaviorSubject<readonly ResolvedRemote[]>([
      aResolved({ name: 'mf-auth', remote: auth }),
      aResolved({ remote: live('bbbbbbbb') }),
    ]),
    known$: new BehaviorSubject<KnownRegistry>({
      document: sequence === undefined ? {} : { sequence },
    }),
  },
});

test('a load names the build, the page and the time', () => {
  const fact = aLoad({ resolved: aResolved({ remote: live('bbbbbbbb') }), ms: 119.6 });
  const event = eventOf(fact, AT, 0.5, here(7));
  expect(event).toEqual({
    type: 'load',
    at: '2026-01-31T12:00:00.000Z',
    rate: 0.5,
    composition: 'shell-dev.auth-aaaaaaaa.live-bbbbbbbb',
    remote: 'mf-live',
    version: '1.2.3',
    build: 'bbbbbbbb',
    channel: 'stable',
    screen: 'live-lessons',
    phase: 'mount',
    outcome: 'ok',
    ms: 120,
    contract: '^1.1.0',
    sequence: 7,
  });
  expect(parse(TelemetryEventSchema, event)).toEqual(event);
});

test('the composition names the build that was loaded, not one that was published since', () => {
  const fact = aLoad({ resolved: aResolved({ remote: live('cccccccc') }) });
  expect(eventOf(fact, AT, 1, here())).toMatchObject({
    composition: 'shell-dev.auth-aaaaaaaa.live-cccccccc',
    build: 'cccccccc',
  });
});

test.each<[string, Fact]>([
  ['a screen that crashes', aLoad({ ms: DAY_MS + 0.6, failure: { kind: 'crashed', reason: 'x' } })],
  [
    'a call that fails',
    { callable: 'searchLines', code: 'internal', ms: DAY_MS + 1, correlation: '0123456789abcdef' },
  ],
])('%s after more than a day says a day, because its report would be refused', (_case, fact) => {
  const event = eventOf(fact, AT, 1, here());
  expect(event).toHaveProperty('ms', DAY_MS);
  expect(parse(TelemetryEventSchema, event)).toEqual(event);
});

test('a registry without a number counts as 0', () => {
  expect(eventOf(aLoad(), AT, 1, here())).toMatchObject({ sequence: 0 });
});

test.each<[string, Parameters<typeof aResolved>[0]]>([
  ['canary', { channel: 'canary' }],
  ['last-good', { channel: 'last-good' }],
  ['override', { isOverridden: true }],
])('a load by %s says so', (channel, change) => {
  expect(eventOf(aLoad({ resolved: aResolved(change) }), AT, 1, here())).toMatchObject({ channel });
});

test.each<[RemoteFailure, string]>([
  [{ kind: 'unreachable', url: 'https://x.example' }, 'fetch'],
  [{ kind: 'damaged', url: 'https://x.example' }, 'fetch'],
  [{ kind: 'failed-to-evaluate', reason: 'x' }, 'evaluate'],
  [{ kind: 'hung', afterMs: 8000 }, 'mount'],
  [{ kind: 'crashed', reason: 'a text with a name in it' }, 'mount'],
])('%j came as far as %s, and its reason is not told', (failure, phase) => {
  const event = eventOf(aLoad({ failure }), AT, 1, here());
  expect(event).toMatchObject({ phase, outcome: failure.kind });
  expect(parse(TelemetryEventSchema, event)).toEqual(event);
  expect(JSON.stringify(event)).not.toMatch(/x\.example|a name/);
});

/** Parses a report like a receiver. */
const received = (event: TelemetryEvent) => readReport(JSON.stringify({ events: [event] }));

const CHANNELS = [
  {},
  { channel: 'canary' },
  { channel: 'last-good' },
  { isOverridden: true },
] as const;

test.each(['mf-auth', 'mf-lessons', 'mf-subscriptions', 'mf-live'])(
  '%s: a load by each channel with each outcome is an event that is taken, and tells of nobody',
  (name) => {
    const remote = aRegisteredRemote({ name });
    for (const change of CHANNELS) {
      const resolved = aResolved({ name, remote, ...change });
      const url = 'https://x.example/?name=anna';
      const failures = REMOTE_FAILURE_KINDS.map(
        (kind) => ({ kind, url, reason: 'anna', afterMs: 8000 }) as unknown as RemoteFailure,
      );
      const facts = [
        aLoad({ resolved }),
        ...failures.map((failure) => aLoad({ resolved, failure })),
      ];
      const events = facts.map((fact) => eventOf(fact, AT, 1, here()));
      expect(new Set(events.map((event) => 'outcome' in event && event.outcome)).size).toBe(12);
      for (const event of events) {
        expect(received(event)).toEqual({ events: [event] });
        expect(JSON.stringify(event)).not.toMatch(/anna|x\.example/);
      }
    }
  },
);

test.each([
  ['too long', 'x'.repeat(500), 'x'.repeat(80), 'x'.repeat(80)],
  ['empty', '', null, 'unnamed'],
])('names of a repointed remote that are %s lose no report', (_case, text, name, screen) => {
  const manifest = { ...live('b').manifest, version: text, build: text, contract: text };
  const resolved = aResolved({ isOverridden: true, remote: { ...live('b'), manifest } });
  const event = eventOf(aLoad({ resolved, screen: text }), AT, 1, here());
  expect(event).toMatchObject({ version: name, build: name, contract: name, screen });
  expect(received(event)).toEqual({ events: [event] });
});

test('a remote without a usable entry has no build, and is off in the composition', () => {
  const failure = { kind: 'switched-off' } as const;
  const resolved: ResolvedRemote = {
    status: 'failed',
    name: 'mf-live',
    failure,
    routes: [],
    slots: [],
    isOverridden: false,
  };
  const event = eventOf(aLoad({ resolved, failure }), AT, 1, here());
  expect(event).toMatchObject({
    build: null,
    version: null,
    contract: null,
    phase: 'fetch',
    composition: 'shell-dev.auth-aaaaaaaa.live-off',
  });
  expect(parse(TelemetryEventSchema, event)).toEqual(event);
});

test('a callable that failed has its correlation id', () => {
  const correlation = '0123456789abcdef';
  const fact = { callable: 'searchLines', code: 'internal', ms: 12.4, correlation } as const;
  const event = eventOf(fact, AT, 1, here());
  expect(event).toEqual({
    type: 'call',
    at: '2026-01-31T12:00:00.000Z',
    rate: 1,
    composition: 'shell-dev.auth-aaaaaaaa.live-bbbbbbbb',
    callable: 'searchLines',
    code: 'internal',
    ms: 12,
    correlation,
  });
  expect(parse(TelemetryEventSchema, event)).toEqual(event);
});
