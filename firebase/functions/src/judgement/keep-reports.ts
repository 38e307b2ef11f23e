import { createHmac } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-contracts';
import { isAbout, SenderReportsSchema, withReport } from 'common/canary-judge';
import type { LoadEvent, TelemetryEvent } from 'shared-contracts/telemetry';
import * as v from 'valibot';
import { transact } from '../platform/transact';
import { readTrials, reportsOf, type Trial } from './trials';

/** Life of the cached list of canaries. */
const FRESH_MS = 30_000;

/** Reports of a canary that runs longer are deleted after this time. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Stores a sender's reports for the judge. The first network is the sender; the others contain it,
 * the widest last.
 */
export type KeepReports = (
  events: readonly TelemetryEvent[],
  networks: readonly [sender: string, ...wider: string[]],
) => Promise<void>;

/**
 * Names a network by a keyed hash, without its address. Each share of a canary gives it another
 * name. The key is deleted with the canary's reports.
 */
const nameOf = ({ salt }: Trial, share: number, network: string): string =>
  createHmac('sha256', salt).update(`${share}\0${network}`).digest('base64url');

const isLoad = (event: TelemetryEvent): event is LoadEvent =>
  event.type === 'load' && event.reporter !== undefined;

/**
 * Stores reports of a running canary and of the stable build: the first of each kind. A sender has
 * one document for each share, without an address. A report costs one read for each canary that it
 * concerns, and up to one write. Source: decision 62.
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
