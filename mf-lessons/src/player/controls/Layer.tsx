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

/** The note about resuming disappears after so many seconds. */
const KNOWN_AFTER_SECONDS = 8;

export interface LayerProps {
  readonly control: PlayerControl;
  readonly state: MediaState;
  /** Content at the end; replaces the button that plays the video again. */
  readonly ending: ReactNode;
}

/** Everything over the picture: notes, captions and the end. Other presses reach the picture. */
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
          <ResumedNote control={control} />
          <ChapterNote control={control} />
          <CaptionsOverlay control={control} />
        </>
      )}
    </div>
  );
}

function ResumedNote({ control }: { control: PlayerControl }) {
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

/** A note explains a chapter for its first seconds. */
const EXPLAINED_SECONDS = 6;

/**
 * Explains a chapter at its beginning. A learner who has finished the lesson before can skip the
 * practice.
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
      {/* Rendered before its text, so that a screen reader announces the text. */}
      <p className={styles.chapterText} role="status">
        {part && isNew && !canSkip && player.chapters.explained[part]}
      </p>
    </div>
  );
}
