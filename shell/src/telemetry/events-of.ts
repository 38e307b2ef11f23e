import type { Registry, RemoteFailure } from 'shared-contracts';
import {
  MOST_CHARACTERS,
  MOST_MS,
  type CallEvent,
  type LoadEvent,
  type TelemetryEvent,
} from 'shared-contracts/telemetry';
import type { RegistrySource } from '../registry/registry';
import { pageComposition } from './composition';
import type { CallFact, Fact, LoadFact } from './telemetry';

/** The page's data in an event. */
export interface EventContext {
  readonly registry: Pick<RegistrySource, 'remotes$' | 'known$'>;
}

/** Phase in which each kind of failure happens. */
const PHASES: { readonly [K in RemoteFailure['kind']]: LoadEvent['phase'] } = {
  unreachable: 'fetch',
  offline: 'fetch',
  'too-many-requests': 'fetch',
  damaged: 'fetch',
  'timed-out': 'fetch',
  'switched-off': 'fetch',
  'invalid-manifest': 'fetch',
  'incompatible-contract': 'fetch',
  'failed-to-evaluate': 'evaluate',
  hung: 'mount',
  crashed: 'mount',
};

function channelOf({ resolved }: LoadFact): LoadEvent['channel'] {
  if (resolved.isOverridden) return 'override';
  return (resolved.status === 'loadable' && resolved.channel) || 'stable';
}

const NO_NAME = 'unnamed';

/** Limits a time: a crash may come days later, and receivers would refuse the event. */
const cappedMs = (ms: number): number => Math.min(Math.round(ms), MOST_MS);

/**
 * Limits the length of a name. A repointed remote may have any build name, and receivers would
 * refuse the whole report.
 */
const shortName = (text = ''): string | null => text.slice(0, MOST_CHARACTERS) || null;

type Common = Pick<LoadEvent, 'at' | 'rate'>;

function loadEvent(fact: LoadFact, common: Common, { registry }: EventContext): LoadEvent {
  const { resolved, screen, ms, failure } = fact;
  const manifest = resolved.status === 'loadable' ? resolved.remote.manifest : undefined;
  const { sequence = 0 } = (registry.known$.value.document ?? {}) as Partial<Registry>;
  return {
    type: 'load',
    ...common,
    composition: pageComposition(registry.remotes$.value, resolved),
    remote: resolved.name,
    version: shortName(manifest?.version),
    build: shortName(manifest?.build),
    channel: channelOf(fact),
    screen: shortName(screen) ?? NO_NAME,
    phase: failure ? PHASES[failure.kind] : 'mount',
    outcome: failure?.kind ?? 'ok',
    ms: cappedMs(ms),
    contract: shortName(manifest?.contract),
    sequence,
  };
}

const callEvent = (
  { callable, code, ms, correlation }: CallFact,
  common: Common,
  { registry }: EventContext,
): CallEvent => ({
  type: 'call',
  ...common,
  composition: pageComposition(registry.remotes$.value),
  callable,
  code,
  ms: cappedMs(ms),
  correlation,
});

/**
 * Makes the event of a fact, without the pseudonym, which takes time.
 *
 * @param at when it happened, milliseconds since 1970
 * @param rate share of the pages that report such a fact
 */
export function eventOf(fact: Fact, at: number, rate: number, here: EventContext): TelemetryEvent {
  const common = { at: new Date(at).toISOString(), rate };
  return 'resolved' in fact ? loadEvent(fact, common, here) : callEvent(fact, common, here);
}
