import type { CatalogueLesson } from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';
import { Player } from '../player/Player';
import type { PlayerProps } from '../player/Player';
import { useLessonProgress } from './use-lesson-progress';
import { useOneAtATime } from './use-one-at-a-time';

export interface LessonPlayerProps {
  readonly videoID: string;
  /** What everybody may know of it. */
  readonly known: CatalogueLesson | undefined;
  /** Its title where nothing is known of it. */
  readonly untitled: string;
  readonly content: { readonly videoUrl: string } & Pick<PlayerProps, 'captions'>;
  readonly store: Pick<PlayerProps, 'renewUrl'>;
  readonly control: PlayerControl;
}

/** The video of a lesson or a mini lesson: it goes on where the learner was, and remembers how far they come. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { videoID, known, untitled, content, store, control } = props;
  const { resumeAt, listener } = useLessonProgress(videoID, control);
  useOneAtATime();
  return (
    <Player
      title={known?.Title ?? untitled}
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
