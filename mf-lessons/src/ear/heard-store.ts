import { forLearner, perPlatform, type Learner } from 'common';
import { documentPaths, isFinal, isLoggedIn, type Log, type Platform } from 'shared-contracts';
import { progressOf } from '../progress/create-progress';
import type { Progress } from '../progress/learner-progress';
import { createSaver } from '../saving/saver';
import { missedOf, withAnswers, type HeardAnswer } from './heard-answers';
import { visitorAnswers, type Waiting } from './waiting-answers';

/** Answers within this time are stored together, in milliseconds. */
export const SAVE_INTERVAL_MS = 1_500;

/** Stores answers by ear. */
export interface HeardStore {
  /** Stores answers to lines of a lesson soon, in the background. */
  answered(videoID: string, answers: readonly HeardAnswer[]): void;
  /** Stores them now. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Stores the answers of one learner, lesson by lesson. A right one counts as understood once it is
 * stored: an answer about a lesson that was withdrawn meanwhile is refused, and counts nowhere.
 *
 * @param begun answers that wait already
 */
export function createHeardStore(
  learner: Learner,
  progress: Pick<Progress, 'understood'>,
  log: Log,
  begun: Waiting = {},
): HeardStore {
  const { documents, uid, signal } = learner;
  let waiting: Waiting = begun;
  const add = (videoID: string, answers: readonly HeardAnswer[], where: 'first' | 'last') => {
    const others = waiting[videoID] ?? [];
    const all = where === 'first' ? [...answers, ...others] : [...others, ...answers];
    waiting = { ...waiting, [videoID]: all };
  };

  async function store(videoID: string, answers: readonly HeardAnswer[]): Promise<void> {
    const path = documentPaths.heardLines(uid, videoID);
    const lines = withAnswers((await documents.get(path))?.lines ?? {}, answers);
    await documents.merge(path, {
      lines,
      missed: missedOf(lines),
      updatedAt: documents.serverTimestamp(),
    });
    for (const { line, isRight } of answers) {
      if (isRight) progress.understood(videoID, line, true);
    }
  }

  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    async write() {
      const [first, ...others] = Object.entries(waiting);
      if (!first) return false;
      const [videoID, answers] = first;
      waiting = Object.fromEntries(others);
      try {
        await store(videoID, answers);
      } catch (error) {
        log.warn('Answers by ear could not be stored', { videoID, error });
        if (!isFinal(error)) add(videoID, answers, 'first');
        throw error;
      }
      return Object.keys(waiting).length > 0;
    },
  });
  signal.addEventListener('abort', saver.cancel);
  if (Object.keys(waiting).length > 0) saver.request();

  return {
    answered(videoID, answers) {
      add(videoID, answers, 'last');
      if (!signal.aborted) saver.request();
    },
    flush: saver.flush,
  };
}

/**
 * Keeps the answers by ear of whoever is here: a learner's in the database, a visitor's in the tab,
 * until the first learner logs in there. Source: decision 68.
 */
export const heardOf = perPlatform((platform: Platform): HeardStore => {
  const progress = progressOf(platform);
  const own = forLearner(platform, (learner) =>
    createHeardStore(learner, progress, platform.log, visitorAnswers(platform).take()),
  );
  return {
    answered(videoID, answers) {
      if (own.value) own.value.answered(videoID, answers);
      else if (!isLoggedIn(platform.session.state$.value)) {
        visitorAnswers(platform).add(videoID, answers);
      }
    },
    flush: async () => own.value?.flush(),
  };
});
