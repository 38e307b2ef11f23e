import type { CardSchedule } from 'shared-contracts';
import { withKeys, type DeckCard } from '../deck/card-key';
import { isDue, type Schedules } from '../deck/due';
import type { Session } from '../deck/session';
import type { StoredSchedules } from '../deck/stored-schedules';
import type { CardsOfLesson } from '../deck/with-own-cards';
import { interleave } from './interleave';

/** The cards of one lesson with their stored schedule. */
export interface OpenedLesson extends CardsOfLesson {
  readonly videoID: string;
  readonly schedules: Schedules;
  readonly stored: StoredSchedules;
}

/** A card's key in a session over several lessons: no id of a lesson has a slash. */
const keyIn = (videoID: string, key: string) => `${videoID}/${key}`;

/** Splits the id of a card into its lesson and its key there. */
export function partsOf(key: string): { readonly videoID: string; readonly key: string } {
  const at = key.indexOf('/');
  return { videoID: key.slice(0, at), key: key.slice(at + 1) };
}

/** The cards of several lessons that are due, the lessons in turn. */
export interface DueCards {
  readonly cards: readonly DeckCard[];
  readonly schedules: Schedules;
}

/**
 * Collects what is due today. In each lesson the longest due comes first. Cards that a lesson no
 * longer has are not asked.
 */
export function dueCardsOf(lessons: readonly OpenedLesson[], now: Date): DueCards {
  const schedules: Record<string, CardSchedule> = {};
  const lists = lessons.map(({ videoID, flashcards, schedules: ofLesson }) =>
    withKeys(flashcards)
      .flatMap((card) => {
        const schedule = ofLesson[card.key];
        if (schedule === undefined || !isDue(schedule, now)) return [];
        const key = keyIn(videoID, card.key);
        schedules[key] = schedule;
        return [{ card: { ...card, key }, due: schedule.due }];
      })
      .sort((a, b) => a.due - b.due)
      .map(({ card }) => card),
  );
  return { cards: interleave(lists), schedules };
}

/** A session over these keys in their order, without new cards. */
export const planDue = (keys: readonly string[], schedules: Schedules): Session => ({
  kind: 'planned',
  queue: keys,
  size: keys.length,
  answers: [],
  schedules,
});

/** Stores each answer with its own lesson. */
export function storedTogether(
  lessons: readonly Pick<OpenedLesson, 'videoID' | 'stored'>[],
): Pick<StoredSchedules, 'save' | 'flush'> {
  const byLesson = new Map(lessons.map(({ videoID, stored }) => [videoID, stored]));
  return {
    save(key, schedule) {
      const parts = partsOf(key);
      byLesson.get(parts.videoID)?.save(parts.key, schedule);
    },
    async flush() {
      await Promise.all(lessons.map(({ stored }) => stored.flush()));
    },
  };
}
