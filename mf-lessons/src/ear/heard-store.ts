import { forLearner, perPlatform, type Learner } from 'common';
import { documentPaths, isLoggedIn, type Log, type Platform } from 'shared-contracts';
import { progressOf } from '../progress/create-progress';
import type { Progress } from '../progress/learner-progress';
import { createSaveQueue, type Waiting } from '../saving/save-queue';
import { missedOf, withAnswers, type HeardAnswer } from './heard-answers';
import { visitorAnswers } from './waiting-answers';

/** Stores a learner's answers to questions by ear. */
export interface HeardStore {
  /** Stores answers to lines of a lesson soon, in the background. */
  answered(videoID: string, answers: readonly HeardAnswer[]): void;
  /** Stores all waiting answers now. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Stores the answers of one learner, one document for each lesson. A right answer counts as
 * understood only once it is stored, because the server refuses answers about a withdrawn lesson.
 *
 * @param begun answers that wait already
 */
export function createHeardStore(
  learner: Learner,
  progress: Pick<Progress, 'understood'>,
  log: Log,
  begun: Waiting<HeardAnswer> = {},
): HeardStore {
  const { documents, uid, signal } = learner;
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

  const queue = createSaveQueue({
    signal,
    begun,
    store,
    onFailure: (videoID, _, error) =>
      log.warn('Answers by ear could not be stored', { videoID, error }),
  });
  return { answered: queue.add, flush: queue.flush };
}

/**
 * The store of answers by ear. A learner's answers go to the database. A visitor's stay in the tab,
 * and go to the first learner who logs in there. Source: decision 68.
 */
export const heardOf = perPlatform((platform: Platform): HeardStore => {
  const progress = progressOf(platform);
  const ownStore = forLearner(platform, (learner) =>
    createHeardStore(learner, progress, platform.log, visitorAnswers(platform).take()),
  );
  return {
    answered(videoID, answers) {
      if (ownStore.value) ownStore.value.answered(videoID, answers);
      else if (!isLoggedIn(platform.session.state$.value)) {
        visitorAnswers(platform).add(videoID, answers);
      }
    },
    flush: async () => ownStore.value?.flush(),
  };
});
