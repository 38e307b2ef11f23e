import { useEffect } from 'react';
import { useObservable, usePlatform, useRoute } from 'kit';
import { loading, type CatalogueLesson } from 'shared-contracts';
import { lesson } from '../messages/lesson';
import { TIME } from '../paths';
import type { PlayerControl } from '../player/control/player-control';
import { takePlayWish } from '../player/play-wish';
import { Player, type PlayerProps } from '../player/Player';
import { useOneAtATime } from '../player/use-one-at-a-time';
import { endCode } from '../chunks/end';
import type { GrantedLesson } from './lesson-store';
import { isMachineFilm, type LineSounds } from './secure-video';
import { useLessonProgress } from './use-lesson-progress';

export interface LessonPlayerProps {
  readonly videoID: string;
  /** Public data of the lesson. */
  readonly known: CatalogueLesson | undefined;
  /** Title when there is no public data. */
  readonly untitled: string;
  readonly content: Pick<PlayerProps, 'stream' | 'captions' | 'chapters'> &
    Pick<GrantedLesson, 'cards' | 'lineSounds'>;
  readonly store: Pick<PlayerProps, 'renewStream'>;
  readonly control: PlayerControl;
  /** The next lesson of the screen's pager; undefined: the end of the film finds one. */
  readonly nextID?: string | undefined;
  /** Play at once, because the learner has pressed play. Default false. */
  readonly autoplay?: boolean;
}

/**
 * The film of a lesson or mini lesson. It resumes where the learner stopped, and records progress.
 */
export function LessonPlayer(props: LessonPlayerProps) {
  const { videoID, known: knownLesson, untitled, content } = props;
  const { store, control, nextID, autoplay } = props;
  const startAt = useStart();
  const film = useLessonProgress(videoID, control, content.chapters);
  const { resumeAt, listener, isSettled, watched } = film;
  const ending = useLessonEnd(control);
  useOneAtATime();
  usePlayWish(videoID, control, isSettled);
  return (
    <Player
      title={knownLesson?.Title ?? untitled}
      stream={content.stream}
      poster={knownLesson?.VideoThumbnailURL}
      renewStream={store.renewStream}
      captions={content.captions}
      chapters={content.chapters}
      isKnown={watched.finished[videoID] !== undefined}
      mark={markOf(content.lineSounds)}
      control={control}
      autoplay={autoplay}
      startAt={startAt}
      resumeAt={resumeAt}
      progress={listener}
      isTextBeside
      ending={
        ending && (
          <ending.LessonEnd
            videoID={videoID}
            known={knownLesson}
            isSpoken={!content.lineSounds.isMusicOnly}
            cards={content.cards ?? 0}
            watched={watched}
            film={listener}
            nextID={nextID}
            control={control}
          />
        )
      }
    />
  );
}

/** The note over the picture when a machine speaks in the film. */
export const markOf = (lineSounds: LineSounds): string | undefined =>
  isMachineFilm(lineSounds) ? lesson.text.machine : undefined;

/** The start time of the address, in seconds; at most five digits. */
function useStart(): number | undefined {
  const text = useRoute().query.get(TIME) ?? '';
  return /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

/** Plays at once if the learner pressed "play" on the previous screen, from where they stopped. */
function usePlayWish(videoID: string, control: PlayerControl, isSettled: boolean): void {
  const platform = usePlatform();
  useEffect(() => {
    if (!isSettled) return undefined;
    // A film cannot play before its length is known.
    const subscription = control.state$.subscribe(({ duration }) => {
      if (duration > 0 && takePlayWish(platform, videoID)) control.play();
    });
    return () => subscription.unsubscribe();
  }, [platform, videoID, control, isSettled]);
}

function useLessonEnd(control: PlayerControl) {
  const code = useObservable(endCode.state$, loading);
  useEffect(() => {
    const subscription = control.position$.subscribe((position) => {
      const { duration } = control.state$.value;
      if (duration > 0 && position > duration / 2) endCode.load();
    });
    return () => subscription.unsubscribe();
  }, [control]);
  return code.status === 'success' ? code.value : undefined;
}
