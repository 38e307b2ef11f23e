import { ButtonLink } from 'kit';
import { lockedLesson, LockedPanel } from 'kit/locked';
import { PicturePanel } from 'kit/picture-panel';
import { logInPath, type CatalogueLesson } from 'shared-contracts';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { videoPath } from '../paths';
import type { Refusal } from './lesson-store';

export interface NoAccessProps {
  readonly refusal: Refusal;
  readonly videoID: string;
  /** Public data of the lesson; undefined while unknown, or for an unpublished lesson. */
  readonly known: CatalogueLesson | undefined;
  readonly picture: string | undefined;
}

/**
 * The panel over the picture of a closed lesson: what the lesson is, and what opens it to this
 * learner. Source: decision 37, decision 61.
 */
export function NoAccess({ refusal, videoID, known: knownLesson, picture }: NoAccessProps) {
  if (refusal.reason === 'not-found') {
    return (
      <PicturePanel {...lesson.notFound} picture={picture}>
        <ButtonLink to="/home">{messages.lesson.allLessons}</ButtonLink>
      </PicturePanel>
    );
  }
  return (
    <LockedPanel
      {...lockedLesson(knownLesson)}
      label={lesson.noAccess.title}
      picture={picture}
      refused={refusal.reason === 'not-signed-in' ? undefined : refusal}
      logInPath={logInPath(videoPath(videoID))}
    />
  );
}
