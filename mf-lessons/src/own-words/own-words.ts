import { forLearner, once, perPlatform, type Learner } from 'common';
import {
  createChangeable,
  isFinal,
  WORD_LIMITS,
  wordPaths,
  type Log,
  type Platform,
} from 'shared-contracts';
import { createSaveQueue } from '../saving/save-queue';
import {
  bucketOf,
  withSteps,
  type OwnWords,
  type OwnWordsState,
  type Words,
  type WordStep,
} from './own-word';
import { createVisitorWords } from './visitor-words';

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/**
 * The words of one learner. A write reads its document first, so a word that was added in another
 * tab stays one card, and stays where it was met first.
 *
 * @param begun what was said before the log-in
 */
export function createOwnWords(
  { documents, uid, signal }: Learner,
  log: Log,
  begun: readonly WordStep[] = [],
): OwnWords {
  let stored: Words = {};
  let pending = begun;
  const state$ = createChangeable<OwnWordsState>({
    words: withSteps({}, begun),
    isWhole: false,
    refused: [],
  });
  const tell = (change: Partial<OwnWordsState> = {}) =>
    state$.next({ ...state$.value, ...change, words: withSteps(stored, pending) });
  const settle = (steps: readonly WordStep[]) => {
    pending = pending.filter((step) => !steps.includes(step));
  };

  async function store(bucket: string, steps: readonly WordStep[]): Promise<void> {
    const path = wordPaths.wordBucket(uid, bucket);
    const words = (await documents.get(path))?.words ?? {};
    const changed = Object.entries(withSteps(words, steps)).filter(
      ([word, value]) => words[word] !== value,
    );
    for (const some of chunksOf(changed, WORD_LIMITS.perWrite)) {
      await documents.merge(path, {
        words: Object.fromEntries(some),
        updatedAt: documents.serverTimestamp(),
      });
    }
    stored = { ...stored, ...words, ...Object.fromEntries(changed) };
    settle(steps);
    tell();
  }

  const queue = createSaveQueue<WordStep>({
    signal,
    store,
    onFailure(bucket, steps, error) {
      log.warn('Words could not be stored', { bucket, error });
      if (!isFinal(error)) return;
      settle(steps);
      tell({ refused: [...state$.value.refused, ...steps.map(({ word }) => word)] });
    },
  });

  for (const step of begun) queue.add(bucketOf(step.word), [step]);

  const readOnce = once(async () => {
    const buckets = await documents.query(wordPaths.wordBuckets(uid), {
      limit: WORD_LIMITS.buckets,
    });
    // What was stored meanwhile is newer.
    stored = { ...Object.assign({}, ...buckets.map(({ data }) => data.words)), ...stored };
    tell({ isWhole: true });
  });

  return {
    state$,
    read: () =>
      readOnce().catch((error: unknown) => log.warn('Words could not be read', { error })),
    say(step) {
      pending = [...pending, step];
      tell({ refused: state$.value.refused.filter((word) => word !== step.word) });
      queue.add(bucketOf(step.word), [step]);
    },
    flush: queue.flush,
  };
}

/**
 * The words of whoever is here: a learner's in the database, a visitor's in the tab, until the
 * first learner logs in there. Source: docs/lessons.md, Words.
 */
export const ownWordsOf = perPlatform((platform: Platform) => {
  const visitor = createVisitorWords();
  const mine$ = forLearner(platform, (learner) =>
    createOwnWords(learner, platform.log, visitor.take()),
  );
  return { mine$, visitor };
});
