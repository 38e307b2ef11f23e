import type { CardSchedule } from 'shared-contracts';
import { withKeys, type DeckCard } from '../deck/card-key';
import { isDue, type Schedules } from '../deck/due';
import type { Session } from '../deck/session';
import type { StoredSchedules } from '../deck/stored-schedules';
import type { CardsOfLesson } from '../deck/with-own-cards';
import { interleave } from './interleave';

/** The cards of one open lesson with their stored schedules. */
export interface OpenedLesson extends CardsOfLesson {
  readonly videoID: string;
  readonly schedules: Schedules;
  readonly stored: StoredSchedules;
}

/** The key of a card in a session over several lessons. No lesson id contains a slash. */
const keyIn = (videoID: string, key: string) => `${videoID}/${key}`;

/** Splits such a key into lesson id and card key. */
export function partsOf(key: string): { readonly videoID: string; readonly key: string } {
  const at = key.indexOf('/');
  return { videoID: key.slice(0, at), key: key.slice(at + 1) };
}

/** Due cards of several lessons, one lesson after the other in turn. */
export interface DueCards {
  readonly cards: readonly DeckCard[];
  readonly schedules: Schedules;
}

/**
 * Collects the cards due today, the longest due first in each lesson. Cards that a lesson no longer
 * has are left out.
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

/** A session with these cards in this order, without new ones. */
export const planDue = (keys: readonly string[], schedules: Schedules): Session => ({
  kind: 'planned',
  queue: keys,
  size: keys.length,
  answers: [],
  schedules,
});

/** Stores each answer in the schedules of its lesson. */
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
