import { createHmac } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-contracts';
import { isAbout, SenderReportsSchema, withReport } from 'common/canary-judge';
import type { LoadEvent, TelemetryEvent } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import { transact } from '../platform/transact';
import { readTrials, reportsOf, type Trial } from './trials';

/** How old the list of canaries may be. */
const FRESH_MS = 30_000;

/** A canary that nobody has ended for so long loses its oldest reports. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Keeps what the judge needs of the reports of one sender, who is the first of the networks; the
 * others are around it, the widest last.
 */
export type KeepReports = (
  events: readonly TelemetryEvent[],
  networks: readonly [sender: string, ...wider: string[]],
) => Promise<void>;

/**
 * Names a network without its address, by a keyed hash. Each share of a canary gives it another
 * name, and its key is deleted with what was reported of the canary.
 */
const nameOf = ({ salt }: Trial, share: number, network: string): string =>
  createHmac('sha256', salt).update(`${share}\0${network}`).digest('base64url');

const isLoad = (event: TelemetryEvent): event is LoadEvent =>
  event.type === 'load' && event.reporter !== undefined;

/**
 * Keeps reports of a canary and of the stable build beside it, while the canary runs. It keeps the
 * first report of each kind. Each sender has one document for a share, without an address. A report
 * costs one read of the database for each canary that it is about, and up to one write. Source:
 * decision 62.
 *
 * @param now milliseconds since 1970
 */
export function createReportKeeper(db: () => Firestore, now: () => number): KeepReports {
  let reading: { readonly at: number; readonly trials: Promise<readonly Trial[]> } | undefined;

  async function trialsNow(): Promise<readonly Trial[]> {
    if (!reading || now() - reading.at > FRESH_MS)
      reading = { at: now(), trials: readTrials(db()) };
    try {
      return await reading.trials;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  }

  async function keep(
    trial: Trial,
    loads: readonly LoadEvent[],
    networks: Parameters<KeepReports>[1],
  ): Promise<void> {
    const at = now();
    const share = trial.shares.findLast((start) => start <= at);
    if (share === undefined) return;
    const [sender, ...wider] = networks;
    const doc = reportsOf(db(), trial).doc(nameOf(trial, share, sender));
    await transact(db(), async (transaction) => {
      const stored = v.safeParse(SenderReportsSchema, (await transaction.get(doc)).data());
      const earlierReports = stored.success ? stored.output : undefined;
      const kept = loads.reduce((all, load) => withReport(all, load, at), earlierReports);
      if (!kept || kept === earlierReports) return;
      transaction.set(doc, {
        ...kept,
        networks: wider.map((network) => nameOf(trial, share, network)),
        changedAt: FieldValue.serverTimestamp(),
        expiresAt: Timestamp.fromMillis(at + KEPT_MS),
      });
    });
  }

  return async (events, networks) => {
    const loads = events.filter(isLoad);
    if (loads.length === 0) return;
    for (const trial of await trialsNow()) {
      const trialLoads = loads.filter((load) => isAbout(trial, load));
      if (trialLoads.length > 0) await keep(trial, trialLoads, networks);
    }
  };
}
