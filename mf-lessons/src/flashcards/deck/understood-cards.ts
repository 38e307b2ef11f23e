import { foldedWords } from 'common/fold';
import type { CardSchedule, Flashcard } from 'shared-contracts';
import type { UnderstoodLine } from 'common/learner-sums';
import { REVIEW } from '../../progress/card-state';
import type { Progress } from '../../progress/learner-progress';
import type { DeckCard } from './card-key';
import type { Schedules } from './due';

/** Whether a card was ever answered right: it is in review, or is being relearned. */
const wasRight = (schedule: CardSchedule | undefined): boolean =>
  schedule !== undefined && schedule.state >= REVIEW;

type CardLine = NonNullable<Flashcard['line']>;

const lineOf = ({ SwissGerman, seconds = 0 }: CardLine): UnderstoodLine => ({
  words: foldedWords(SwissGerman),
  seconds,
});

/** Counts the lines of lessons that a learner has understood by answering their cards. */
export interface UnderstoodCards {
  /** Counts the lines of all cards answered right before, also by an older version. */
  begin(schedules: Schedules): void;
  /** Counts the line of a card that was answered right. */
  answeredRight(key: string): void;
  /** Undoes a right answer: the line no longer counts, unless another card of it was right. */
  takenBack(key: string, schedules: Schedules): void;
}

/**
 * A card answered right counts the line that it comes from. An own word asks for one word of its
 * line, so it counts none. Source: decision 68.
 *
 * @param all cards of a session, each with its lesson; keys are those of its schedules
 */
export function createUnderstoodCards(
  all: readonly { readonly videoID: string; readonly card: DeckCard }[],
  progress: Pick<Progress, 'understood'>,
): UnderstoodCards {
  const cards = all.filter(({ card }) => !card.isOwn);
  return {
    begin(schedules) {
      for (const { videoID, card } of cards) {
        if (card.line && wasRight(schedules[card.key])) {
          progress.understood(videoID, lineOf(card.line), true);
        }
      }
    },
    answeredRight(key) {
      const { videoID, card } = cards.find((one) => one.card.key === key) ?? {};
      if (videoID !== undefined && card?.line) {
        progress.understood(videoID, lineOf(card.line), true);
      }
    },
    takenBack(key, schedules) {
      const { videoID, card } = cards.find((one) => one.card.key === key) ?? {};
      if (videoID === undefined || !card?.line) return;
      const said = card.line.SwissGerman;
      const isStillRight = cards.some(
        (one) =>
          one.videoID === videoID &&
          one.card.line?.SwissGerman === said &&
          wasRight(schedules[one.card.key]),
      );
      if (!isStillRight) progress.understood(videoID, lineOf(card.line), false);
    },
  };
}
