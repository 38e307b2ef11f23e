import { Button, Dialect, useObservable } from 'kit';
import type { LessonLine } from 'common';
import type { CommentLine } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import type { PlayerControl } from '../player/control/player-control';
import { clock, spokenTime } from '../timing/clock';
import styles from './comments.late.module.css';

/** The text and the player of the lesson that is commented. */
export interface CommentedFilm {
  readonly lines: readonly LessonLine[];
  readonly control: PlayerControl;
}

/** The index of the line with these words; -1 if the text has changed and lacks it. */
function placeOf({ Index, Text }: CommentLine, lines: readonly LessonLine[]): number {
  const isMeant = (line: LessonLine | undefined) => line?.SwissGerman === Text;
  return isMeant(lines[Index]) ? Index : lines.findIndex(isMeant);
}

/** The line that a comment asks about, and a button that plays it. */
export function AskedLine({ line, film }: { line: CommentLine; film: CommentedFilm }) {
  const { lines, control } = film;
  const times = useObservable(control.lines.times$, []);
  const place = placeOf(line, lines);
  const start = times.find((time) => time.line === place)?.start;
  return (
    <p className={styles.asked}>
      {text.line.about} <Dialect>{line.Text}</Dialect>
      {start !== undefined && (
        <Button
          variant="quiet"
          aria-label={text.line.play(spokenTime(start))}
          onClick={() => {
            control.playLine(place);
            // This scrolls the film into view.
            control.video()?.closest('section')?.focus();
          }}
        >
          {clock(start)}
        </Button>
      )}
    </p>
  );
}
