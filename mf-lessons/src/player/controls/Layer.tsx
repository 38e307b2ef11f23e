import type { ReactNode } from 'react';
import { Button, useObservable } from 'kit';
import { PlayerIcon } from 'kit/player';
import { clock } from '../../timing/clock';
import { player } from '../../messages/player-controls';
import type { MediaState } from '../control/media';
import type { PlayerControl } from '../control/player-control';
import { chapterAt } from './chapters';
import { CaptionsOverlay } from './CaptionsOverlay';
import styles from './layer.late.module.css';

/** After this many seconds the note about resuming disappears. */
const KNOWN_AFTER_SECONDS = 8;

export interface LayerProps {
  readonly control: PlayerControl;
  readonly state: MediaState;
  /** Replaces the button that plays the video again. */
  readonly ending: ReactNode;
}

/** Notes over the picture. A press anywhere else reaches the picture. */
export function Layer({ control, state, ending }: LayerProps) {
  return (
    <div className={styles.layer}>
      {!state.hasStarted && (
        <span className={styles.start}>
          <PlayerIcon name="play" />
        </span>
      )}
      {state.isEnded ? (
        (ending ?? (
          <div className={styles.ended}>
            <p className={styles.endedTitle}>{player.ended}</p>
            <Button onClick={control.startOver}>{player.watchAgain}</Button>
          </div>
        ))
      ) : (
        <>
          <Resumed control={control} />
          <ChapterNote control={control} />
          <CaptionsOverlay control={control} />
        </>
      )}
    </div>
  );
}

/** Says where the video resumed, with a button to start over. */
function Resumed({ control }: { control: PlayerControl }) {
  const from = useObservable(control.resumed$, undefined);
  const position = useObservable(control.position$, 0);
  if (from === undefined || Math.abs(position - from) > KNOWN_AFTER_SECONDS) return null;
  return (
    <div className={styles.resumed} data-resumed>
      <p className={styles.resumedText}>{player.resumed(clock(from))}</p>
      <Button variant="secondary" onClick={control.startOver}>
        {player.startOver}
      </Button>
    </div>
  );
}

/** Seconds for which a part of the film says what to do in it. */
const EXPLAINED_SECONDS = 6;

/**
 * Says at the beginning of a part what to do in it. A learner who has finished the lesson before
 * can skip the practice.
 */
function ChapterNote({ control }: { control: PlayerControl }) {
  const { chapters, isKnown } = useObservable(control.film$, control.film$.value);
  const position = useObservable(control.position$, 0);
  const chapter = chapterAt(chapters, position);
  const dialogue = chapters.find(({ part }) => part === 'faster');
  if (!dialogue) return null;
  const part = chapter?.part === 'dialogue' ? undefined : chapter?.part;
  const canSkip = isKnown && part === 'practice';
  const isNew = chapter !== undefined && position < chapter.at + EXPLAINED_SECONDS;
  return (
    <div className={styles.chapter}>
      {canSkip && (
        <Button variant="secondary" onClick={() => control.seek(dialogue.at)}>
          {player.chapters.skip}
        </Button>
      )}
      {/* There before its text, so that a screen reader says it. */}
      <p className={styles.chapterText} role="status">
        {part && isNew && !canSkip && player.chapters.explained[part]}
      </p>
    </div>
  );
}
