import type { CatalogueLesson } from 'shared-contracts';
import { messages } from '../messages';
import type { PlayerControl } from '../player/control/player-control';
import { Player } from '../player/Player';
import type { GrantedLesson } from './lesson-access';
import type { LessonStore } from './state';
import { useLessonProgress } from './use-lesson-progress';
import { useOneAtATime } from './use-one-at-a-time';

export interface LessonPlayerProps {
  readonly videoID: string;
  /** What everybody may know of it. */
  readonly known: CatalogueLesson | undefined;
  readonly content: GrantedLesson;
  readonly store: LessonStore;
  readonly control: PlayerControl;
}

/** The video of a lesson: it goes on where the learner was, and remembers how far they come. */
export function LessonPlayer({ videoID, known, content, store, control }: LessonPlayerProps) {
  const { resumeAt, listener } = useLessonProgress(videoID, control);
  useOneAtATime();
  return (
    <Player
      title={known?.Title ?? messages.lesson.untitled}
      url={content.videoUrl}
      poster={known?.VideoThumbnailURL}
      renewUrl={store.renewUrl}
      captions={content.captions}
      control={control}
      resumeAt={resumeAt}
      progress={listener}
    />
  );
}
