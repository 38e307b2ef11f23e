import type { Firestore } from 'firebase-admin/firestore';
import {
  canariesIn,
  endCanaries,
  judge,
  questionsOf,
  reasonOf,
  type JudgedLoad,
} from 'common/canary-judge';
import type { SignedRegistry } from 'shared-contracts/signed-registry';
import * as v from 'valibot';
import type { JudgeKey } from './judge-key';
import { putJudgement, readJudgement } from './judgements';
import { readPublished, textHash, type ReadFile } from './published-registry';
import { putTrials, type TrialKey } from './trials';

export interface JudgeServices {
  readonly db: Firestore;
  /** undefined: the judge is switched off. */
  readonly key: JudgeKey | undefined;
  /** Reads a file of the deployed site. */
  readonly read: ReadFile;
  readonly reports: (trial: TrialKey) => Promise<readonly JudgedLoad[]>;
  readonly now: () => Date;
  readonly log: (text: string, details: object) => void;
}

/** The owner of a canary, if its build names one. */
function ownerIn({ remotes }: SignedRegistry, name: string) {
  const schema = v.object({
    name: v.literal(name),
    canary: v.object({
      manifest: v.object({ owner: v.object({ team: v.string(), onCall: v.string() }) }),
    }),
  });
  const entry = remotes.find((each) => v.is(schema, each));
  return v.is(schema, entry) ? entry.canary.manifest.owner : undefined;
}

/** The remotes whose canaries the judge has ended in this registry, and the reason. */
async function endedBefore(db: Firestore, text: string, registry: SignedRegistry) {
  const judgement = await readJudgement(db);
  if (judgement?.basis !== textHash(text)) return { remotes: [], reason: '' };
  const judged = JSON.parse(judgement.registry) as SignedRegistry;
  const running = canariesIn(judged);
  const remotes = canariesIn(registry).filter((name) => !running.includes(name));
  return { remotes, reason: judged.reason };
}

/**
 * Judges each running canary by the declared tests. If a canary is worse than the stable build, the
 * judge signs and stores a registry without it, which pages then read. The judge cannot deploy, and
 * pages accept nothing else from its key. Source: decision 62.
 */
export async function judgeCanaries(services: JudgeServices): Promise<void> {
  const { db, key, read, reports, now, log } = services;
  // Without a judge, no reports are stored.
  if (!key) return putTrials(db, []);
  const published = await readPublished(read);
  if (!published) return;
  const { text, registry } = published;
  const isOurs = registry.judge === key.fingerprint;
  const questions = isOurs ? questionsOf(published.log) : [];
  await putTrials(db, questions);
  if (!isOurs && canariesIn(registry).length > 0) {
    log('The registry does not name this judge', { judge: key.fingerprint });
  }
  const earlierVerdict = await endedBefore(db, text, registry);
  const worse: { remote: string; reason: string }[] = [];
  for (const question of questions) {
    if (earlierVerdict.remotes.includes(question.remote)) continue;
    const judgement = judge(await reports(question), question);
    if (!judgement.alarm) continue;
    worse.push({ remote: question.remote, reason: reasonOf(judgement, question) });
  }
  if (worse.length === 0) return;
  const reason = [earlierVerdict.reason, ...worse.map((each) => each.reason)]
    .filter(Boolean)
    .join(' ');
  const remotes = [...earlierVerdict.remotes, ...worse.map(({ remote }) => remote)];
  const judged = key.sign(endCanaries(text, remotes, { reason, now: now() }));
  await putJudgement(db, { registry: judged, basis: textHash(text) });
  for (const { remote, reason: why } of worse) {
    const owner = ownerIn(registry, remote);
    log('The judge has ended a canary', { remote, why, ...(owner && { owner }) });
  }
}
