import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  loadsOf,
  SenderReportsSchema,
  type JudgedLoad,
  type SenderReports,
} from 'common/canary-judge';
import * as v from 'valibot';
import { reportsOf, type TrialKey } from './trials';

/** A write may become visible this long after its `changedAt`. */
const OVERLAP_MS = 30_000;

/**
 * Reads the stored reports of a canary. After the first call it reads only the changed documents.
 * Source: decision 62.
 */
export function createReportReader(db: () => Firestore) {
  const knownReports = new Map<
    string,
    { until: number; readonly senders: Map<string, SenderReports> }
  >();

  return async (trial: TrialKey): Promise<readonly JudgedLoad[]> => {
    const reports = reportsOf(db(), trial);
    const state = knownReports.get(reports.path) ?? { until: 0, senders: new Map() };
    knownReports.set(reports.path, state);
    const since = Timestamp.fromMillis(Math.max(0, state.until - OVERLAP_MS));
    const { docs } = await reports.where('changedAt', '>=', since).get();
    for (const doc of docs) {
      const stored = v.safeParse(SenderReportsSchema, doc.data());
      if (stored.success) state.senders.set(doc.id, stored.output);
      const changedAt: unknown = doc.get('changedAt');
      if (changedAt instanceof Timestamp) {
        state.until = Math.max(state.until, changedAt.toMillis());
      }
    }
    return loadsOf(trial, state.senders);
  };
}
