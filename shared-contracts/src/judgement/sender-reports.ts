import * as v from 'valibot';
import { LoadEventSchema, type LoadEvent } from '../telemetry/index';
import { speaksAgainst, type JudgedLoad } from './groups';
import type { Question } from './judge';

/** The judge knows a second load of a screen; a remote has fewer screens than this. */
const MOST_SCREENS = 8;

/** What one sender has reported of a canary, as far as it can change what the judge counts. */
export const SenderReportsSchema = v.object({
  /** The browser that reported first; what others report from there does not count. */
  reporter: v.string(),
  /** Of its first report. */
  channel: v.picklist(['canary', 'stable']),
  /** Names of the networks around it, from the narrowest to the widest. */
  networks: v.optional(v.array(v.string()), []),
  reports: v.array(
    v.object({
      /** When it was received, in milliseconds since 1970. */
      at: v.number(),
      outcome: LoadEventSchema.entries.outcome,
      screen: v.string(),
      ms: v.number(),
    }),
  ),
});
export type SenderReports = v.InferOutput<typeof SenderReportsSchema>;

/** Whether a load is about one of the two builds that are compared. */
export const isAbout = (
  { remote, stable, canary }: Omit<Question, 'shares'>,
  load: Pick<LoadEvent, 'remote' | 'channel' | 'build'>,
): boolean =>
  load.remote === remote &&
  ((load.channel === 'stable' && load.build === stable) ||
    (load.channel === 'canary' && load.build === canary));

/** Whether a load may change what is counted of its browser. */
function isNews(
  { reports }: Pick<SenderReports, 'reports'>,
  { outcome, screen }: LoadEvent,
): boolean {
  const against = speaksAgainst[outcome];
  if (against) return reports.every((each) => speaksAgainst[each.outcome] !== against);
  const screens = reports.filter((each) => each.outcome === 'ok').map((each) => each.screen);
  const isTimed = new Set(screens).size < screens.length;
  return (
    outcome === 'ok' && !isTimed && (screens.includes(screen) || screens.length < MOST_SCREENS)
  );
}

/**
 * What is kept of one sender after another load: the first report of each kind, so that a flood
 * adds nothing. Source: decision 62.
 *
 * @param kept undefined: nothing yet
 * @param load about one of the two builds
 * @param at when it was received, in milliseconds since 1970
 * @returns the same object where the load changes nothing
 */
export function withReport(
  kept: SenderReports | undefined,
  load: LoadEvent,
  at: number,
): SenderReports | undefined {
  const { reporter, channel, outcome, screen, ms } = load;
  if (reporter === undefined || (channel !== 'canary' && channel !== 'stable')) return kept;
  const { reports } = kept ?? { reports: [] };
  const isOfAnother = kept && (kept.reporter !== reporter || kept.channel !== channel);
  if (isOfAnother || !isNews({ reports }, load)) return kept;
  const networks = kept?.networks ?? [];
  return { reporter, channel, networks, reports: [...reports, { at, outcome, screen, ms }] };
}

/**
 * The reports of all senders, for `judge`.
 *
 * @param senders each with the name of its sender
 * @returns in the order of their receipt
 */
export function loadsOf(
  { remote, stable, canary }: Omit<Question, 'shares'>,
  senders: Iterable<readonly [sender: string, SenderReports]>,
): readonly JudgedLoad[] {
  const loads = [...senders].flatMap(([sender, { reporter, channel, networks, reports }]) =>
    reports.map(({ at, ...report }) => ({
      at,
      load: {
        ...report,
        remote,
        reporter,
        channel,
        networks: [sender, ...networks] as const,
        build: channel === 'canary' ? canary : stable,
        receivedAt: new Date(at).toISOString(),
      },
    })),
  );
  return loads.sort((a, b) => a.at - b.at).map(({ load }) => load);
}
