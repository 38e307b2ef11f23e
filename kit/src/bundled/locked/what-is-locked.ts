import {
  type AccessRefusal,
  ALL_CARDS,
  DUE_CARDS,
  requiredTierOf,
  TIER,
  type CatalogueLesson,
} from 'shared-contracts';
import { lockedThings } from './messages';
import type { OpeningPlan } from './plan-offer';

/** The words of a locked panel, and the lowest plan that opens it. */
export interface WhatIsLocked {
  readonly plan: OpeningPlan;
  readonly title: string;
  readonly text: string;
}

const MINUTE_S = 60;

/** The plan that opens a lesson and its cards; BASIC for an unknown lesson. */
const planOf = (lesson: CatalogueLesson | undefined): OpeningPlan =>
  lesson !== undefined && requiredTierOf(lesson) === TIER.VIP ? 'VIP' : 'BASIC';

/** Words for a locked lesson, recording or mini lesson. */
export function lockedLesson(lesson: CatalogueLesson | undefined): WhatIsLocked {
  const plan = planOf(lesson);
  if (plan === 'VIP') return { plan, ...lockedThings.recording };
  if (lesson?.Type === 'mini_lesson') return { plan, ...lockedThings.miniLesson };
  const { title, text } = lockedThings.lesson;
  const { Duration } = lesson ?? {};
  const minutes = Duration === undefined ? undefined : Math.max(1, Math.ceil(Duration / MINUTE_S));
  return { plan, title, text: text(minutes) };
}

/** Whether a lesson's id stands for the cards of all lessons. */
export const isOfAllLessons = (videoID: string): boolean =>
  videoID === DUE_CARDS || videoID === ALL_CARDS;

/**
 * Words for the locked cards of a lesson, or of all lessons.
 *
 * @param videoID of the lesson; `DUE_CARDS` or `ALL_CARDS` for all lessons
 */
export function lockedCards(videoID: string, lesson: CatalogueLesson | undefined): WhatIsLocked {
  const plan = planOf(lesson);
  if (isOfAllLessons(videoID)) return { plan, ...lockedThings.dueCards };
  return { plan, ...(plan === 'VIP' ? lockedThings.recordingCards : lockedThings.cards) };
}

/** Words for due cards of lessons that the learner's plan no longer opens. */
export const waitingCards = (reason: AccessRefusal): WhatIsLocked =>
  reason === 'needs-vip'
    ? { plan: 'VIP', ...lockedThings.waitingRecordingCards }
    : { plan: 'BASIC', ...lockedThings.waitingCards };
