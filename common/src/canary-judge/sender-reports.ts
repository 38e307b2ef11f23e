import * as v from 'valibot';
import { LoadEventSchema, type LoadEvent } from 'shared-contracts/telemetry';
import { kindOf, type JudgedLoad } from './judge';
import type { Question } from './question';

/** The reports of one sender on a canary, as far as they can change the judge's counts. */
export const SenderReportsSchema = v.object({
  /** The browser that reported first. Reports of other browsers from this sender do not count. */
  reporter: v.string(),
  /** Channel of its first report. */
  channel: v.picklist(['canary', 'stable']),
  /** Names of the networks around the sender, from the narrowest to the widest. */
  networks: v.optional(v.array(v.string()), []),
  reports: v.array(
    v.object({
      /** When it was received, in milliseconds since 1970. */
      at: v.number(),
      outcome: LoadEventSchema.entries.outcome,
    }),
  ),
});
export type SenderReports = v.InferOutput<typeof SenderReportsSchema>;

/** Whether a load reports on one of the two compared builds. */
export const isAbout = (
  { remote, stable, canary }: Omit<Question, 'shares'>,
  load: Pick<LoadEvent, 'remote' | 'channel' | 'build'>,
): boolean =>
  load.remote === remote &&
  ((load.channel === 'stable' && load.build === stable) ||
    (load.channel === 'canary' && load.build === canary));

/**
 * Adds a load to the stored reports of one sender: the first report, and the first failure of each
 * kind. A flood of reports therefore adds nothing. Source: decision 62.
 *
 * @param kept undefined: no reports yet
 * @param load a report on one of the two builds
 * @param at when it was received, in milliseconds since 1970
 * @returns the same object if the load changes nothing
 */
export function withReport(
  kept: SenderReports | undefined,
  { reporter, channel, outcome }: LoadEvent,
  at: number,
): SenderReports | undefined {
  if (reporter === undefined || (channel !== 'canary' && channel !== 'stable')) return kept;
  const { networks, reports } = kept ?? { networks: [], reports: [] };
  const isOtherBrowser = kept && (kept.reporter !== reporter || kept.channel !== channel);
  const kind = kindOf(outcome);
  const isNew = kind
    ? reports.every((each) => kindOf(each.outcome) !== kind)
    : outcome === 'ok' && reports.length === 0;
  if (isOtherBrowser || !isNew) return kept;
  return { reporter, channel, networks, reports: [...reports, { at, outcome }] };
}

/**
 * Lists the reports of all senders, for `judge`.
 *
 * @param senders each with the name of its sender
 * @returns in the order of their receipt
 */
export const loadsOf = (
  { remote, stable, canary }: Omit<Question, 'shares'>,
  senders: Iterable<readonly [sender: string, SenderReports]>,
): readonly JudgedLoad[] =>
  [...senders]
    .flatMap(([sender, { reporter, channel, networks, reports }]) =>
      reports.map(({ at, outcome }) => ({
        remote,
        reporter,
        channel,
        outcome,
        networks: [sender, ...networks] as const,
        build: channel === 'canary' ? canary : stable,
        at,
        receivedAt: new Date(at).toISOString(),
      })),
    )
    .sort((a, b) => a.at - b.at);
