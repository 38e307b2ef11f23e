import { forLearner, once, perPlatform, type Learner } from 'common';
import {
  createChangeable,
  isFinal,
  WORD_LIMITS,
  wordPaths,
  type Log,
  type OwnWord,
  type Platform,
} from 'shared-contracts';
import { loadProgressCode } from '../chunks/learner-progress';
import { createSaveQueue, type SaveQueue } from '../saving/save-queue';
import {
  bucketOf,
  withSteps,
  wordsIn,
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

/** Unstored changes by the uid of the learner. They outlive a log-out. */
type Unsaved = Map<string, readonly WordStep[]>;

/** Resolves when the page is hidden, at once if it is hidden now. */
const hiddenPage = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') resolve();
    };
    look();
    document.addEventListener('visibilitychange', look, { signal });
  });

/**
 * The words of one learner. A write reads its document first, so that a word added in another tab
 * keeps its first line. A hidden page does not wait for that read, because it may never run again.
 *
 * @param onAdded called after a write with the number of words that became cards
 * @param begun unstored changes from before the log-in or an earlier log-out
 * @param unsaved gets the unstored changes at the log-out
 */
function createOwnWords(
  { documents, uid, signal }: Learner,
  log: Log,
  onAdded: (words: number) => void,
  begun: readonly WordStep[] = [],
  unsaved: Unsaved = new Map(),
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
  const settle = (steps: readonly WordStep[], refused: readonly string[]) => {
    pending = pending.filter((step) => !steps.includes(step));
    const others = state$.value.refused.filter((each) => !steps.some(({ word }) => word === each));
    tell({ refused: [...others, ...refused] });
  };

  async function readBucket(bucket: string): Promise<Words> {
    const answer = documents
      .get(wordPaths.wordBucket(uid, bucket))
      .then((data): Words => data?.words ?? {});
    if (!state$.value.isWhole) return answer;
    const reading = new AbortController();
    const pageHidden = hiddenPage(reading.signal).then(() => wordsIn(bucket, stored));
    return Promise.race([pageHidden, answer]).finally(() => reading.abort());
  }

  /**
   * @returns the refused words; after a refusal each word is tried alone, so that the others are
   *   stored
   */
  async function write(
    bucket: string,
    words: readonly (readonly [string, OwnWord])[],
  ): Promise<string[]> {
    try {
      await documents.merge(wordPaths.wordBucket(uid, bucket), {
        words: Object.fromEntries(words),
        updatedAt: documents.serverTimestamp(),
      });
      return [];
    } catch (error) {
      if (!isFinal(error)) throw error;
      log.warn('Words could not be stored', { bucket, error });
      if (words.length === 1) return words.map(([word]) => word);
      const refused: string[] = [];
      for (const one of words) refused.push(...(await write(bucket, [one])));
      return refused;
    }
  }

  function onFailure(bucket: string, steps: readonly WordStep[], error: unknown): void {
    log.warn('Words could not be stored', { bucket, error });
    if (isFinal(error)) settle(steps, [...new Set(steps.map(({ word }) => word))]);
  }

  async function store(bucket: string, steps: readonly WordStep[]): Promise<void> {
    const words = await readBucket(bucket);
    const changedWords = Object.entries(withSteps(words, steps)).filter(
      ([word, value]) => words[word] !== value,
    );
    const refused: string[] = [];
    for (const some of chunksOf(changedWords, WORD_LIMITS.perWrite)) {
      refused.push(...(await write(bucket, some)));
    }
    const storedWords = changedWords.filter(([word]) => !refused.includes(word));
    stored = { ...stored, ...words, ...Object.fromEntries(storedWords) };
    settle(steps, refused);
    const addedWords = storedWords.filter(([word, { isCard }]) => isCard && !words[word]?.isCard);
    if (addedWords.length > 0) onAdded(addedWords.length);
  }

  /**
   * One queue per document: a page that is being left has no time for one write after the other.
   */
  const queues = new Map<string, SaveQueue<WordStep>>();
  const add = (step: WordStep) => {
    const bucket = bucketOf(step.word);
    const queue = queues.get(bucket) ?? createSaveQueue({ signal, store, onFailure });
    queues.set(bucket, queue);
    queue.add(bucket, [step]);
  };
  const flush = async () => {
    await Promise.all([...queues.values()].map((queue) => queue.flush()));
  };
  signal.addEventListener('abort', () => void unsaved.set(uid, pending));

  begun.forEach(add);
  // At once, because only this page may have these changes.
  void flush();

  const readOnce = once(async () => {
    const buckets = await documents.query(wordPaths.wordBuckets(uid), {
      limit: WORD_LIMITS.buckets,
    });
    // Writes during this read are newer.
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
      add(step);
    },
    flush,
  };
}

/**
 * The words of the learner or visitor. A learner's words are in the database. A visitor's stay in
 * the tab, and go to the first learner who logs in there. Changes that a log-out interrupts stay in
 * the page until the same learner logs in again. Source: docs/lessons.md, Own words.
 */
export const ownWordsOf = perPlatform((platform: Platform) => {
  const visitor = createVisitorWords();
  const unsaved: Unsaved = new Map();
  const mine$ = forLearner(platform, (learner) => {
    const begun = [...(unsaved.get(learner.uid) ?? []), ...visitor.take()];
    const onAdded = async (words: number) => {
      const { progressOf } = await loadProgressCode();
      if (!learner.signal.aborted) progressOf(platform).addedWords(words);
    };
    const count = (words: number) =>
      void onAdded(words).catch((error: unknown) =>
        platform.log.warn('The week does not count new words', { error }),
      );
    return createOwnWords(learner, platform.log, count, begun, unsaved);
  });
  return { mine$, visitor };
});
