import { ButtonLink } from 'kit';
import { dayText, logInPath, type CatalogueLesson, type RefusedAccess } from 'shared-contracts';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { videoPath } from '../paths';
import type { Refusal } from './lesson-store';
import { StageNotice } from './Stage';

export interface NoAccessProps {
  readonly refusal: Refusal;
  readonly videoID: string;
  /** Public data of the lesson; undefined while unknown or where there is none. */
  readonly known: CatalogueLesson | undefined;
  readonly picture: string | undefined;
}

/**
 * The panel over the picture of a lesson that stays closed: why in one sentence, and the one
 * fitting action. A member is not told to sign in. Source: decision 37.
 */
export function NoAccess({ refusal, videoID, known, picture }: NoAccessProps) {
  const { locked, noAccess, notFound, logIn, plans } = lesson;
  const kind = known?.Type === 'monday_lesson' ? 'recording' : 'lesson';
  const panel = { title: noAccess.title, picture };
  switch (refusal.reason) {
    case 'not-found':
      return (
        <StageNotice {...notFound} picture={picture}>
          <ButtonLink to="/home">{messages.lesson.allLessons}</ButtonLink>
        </StageNotice>
      );
    case 'not-signed-in':
      return (
        <StageNotice {...panel} text={locked['not-signed-in'][kind]}>
          <ButtonLink to={logInPath(videoPath(videoID))}>{logIn}</ButtonLink>
          <ButtonLink to="/subscriptions" variant="secondary">
            {plans}
          </ButtonLink>
        </StageNotice>
      );
    default:
      return (
        <StageNotice {...panel} text={sentenceOf(refusal, kind)}>
          <ButtonLink to="/subscriptions">{ACTIONS[refusal.reason]}</ButtonLink>
        </StageNotice>
      );
  }
}

const ACTIONS = {
  'no-plan': lesson.plans,
  'needs-vip': lesson.changeToVip,
  ended: lesson.subscribeAgain,
} as const;

function sentenceOf({ reason, endedAt }: RefusedAccess, kind: 'lesson' | 'recording'): string {
  if (reason !== 'ended') return lesson.locked[reason][kind];
  // Without a date the sentence of those who never had a plan is true as well.
  if (endedAt === undefined) return lesson.locked['no-plan'][kind];
  return lesson.locked.ended(dayText(endedAt));
}
