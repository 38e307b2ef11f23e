import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from 'kit';
import { PlayerIcon } from 'kit/player';
import type { LessonLine } from 'common';
import { lesson } from '../../messages/lesson';
import { clock, spokenTime } from '../../timing/clock';
import type { PlayerControl } from '../../player/control/player-control';
import styles from './text.late.module.css';

export type Language = 'gsw' | 'en';

export interface LineProps {
  readonly line: LessonLine;
  /** Index of the line in the lesson. */
  readonly index: number;
  /** Start time in seconds; undefined when unknown. */
  readonly start: number | undefined;
  /** Whether lines have times or will have; this reserves room for their buttons. */
  readonly isTimed: boolean;
  readonly isCurrent: boolean;
  readonly isLooped: boolean;
  readonly isShown: (language: Language) => boolean;
  readonly onReveal: (language: Language) => void;
  /** Reveals a line that is hidden until it was heard; undefined: not hidden. */
  readonly onRevealLine?: (() => void) | undefined;
  readonly control: PlayerControl | undefined;
  /** Plays the line's sound; undefined: not recorded. */
  readonly onHear?: (() => void) | undefined;
  /** The line in standard German; undefined: not shown. */
  readonly german: ReactNode;
  readonly dialect: ReactNode;
  readonly tool?: ReactNode;
}

const REPEAT = classNames(styles.loop, styles.repeat);

/** One line of a lesson in both languages, with buttons to play and repeat it. */
export function Line(props: LineProps) {
  const { line, index, start, isTimed, isCurrent, isLooped, isShown } = props;
  const { onReveal, onRevealLine, control, onHear, tool, dialect, german } = props;
  const texts = lesson.text;
  const number = index + 1;
  const isPlayable = control !== undefined && start !== undefined;
  return (
    <li
      className={classNames(styles.line, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      data-line={index}
    >
      {isPlayable ? (
        <button
          type="button"
          className={styles.jump}
          aria-label={texts.playLine(number, spokenTime(start))}
          onClick={() => control.playLine(index)}
        >
          {clock(start)}
        </button>
      ) : (
        isTimed && <span className={styles.jump} />
      )}
      {onRevealLine ? (
        <div className={styles.words}>
          <RevealButton
            label={texts.revealLineOf(number)}
            text={texts.revealLine}
            onReveal={onRevealLine}
          />
        </div>
      ) : (
        <div className={styles.words}>
          {isShown('gsw') ? (
            <div className={styles.dialect}>{dialect}</div>
          ) : (
            <RevealButton {...revealTexts('gsw', number)} onReveal={() => onReveal('gsw')} />
          )}
          {german && (
            <div lang="de" className={styles.english}>
              {german}
            </div>
          )}
          {line.English !== '' &&
            (isShown('en') ? (
              <p className={styles.english}>{line.English}</p>
            ) : (
              <RevealButton {...revealTexts('en', number)} onReveal={() => onReveal('en')} />
            ))}
        </div>
      )}
      {(onHear || isTimed || tool) && (
        <div className={styles.tools}>
          {onHear && (
            <button
              type="button"
              className={styles.loop}
              aria-label={texts.hearLine(number)}
              title={texts.hearLine(number)}
              onClick={onHear}
            >
              <PlayerIcon name="sound" />
            </button>
          )}
          {isPlayable ? (
            <button
              type="button"
              className={REPEAT}
              aria-label={texts.loopLine(number)}
              title={texts.loopLine(number)}
              aria-pressed={isLooped}
              onClick={() => {
                control.lines.loop(isLooped ? undefined : index);
                if (!isLooped) control.playLine(index);
              }}
            >
              <PlayerIcon name="loop" />
            </button>
          ) : (
            isTimed && <span className={REPEAT} />
          )}
          {tool}
        </div>
      )}
    </li>
  );
}

const revealTexts = (language: Language, number: number) => ({
  label: lesson.text.revealOf[language](number),
  text: lesson.text.reveal[language],
});

interface RevealButtonProps {
  readonly label: string;
  readonly text: string;
  readonly onReveal: () => void;
}

/**
 * A button in place of hidden words. When it is removed, its focus moves to the first button of the
 * line.
 */
function RevealButton({ label, text, onReveal }: RevealButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element)
        element?.closest('li')?.querySelector('button')?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.hidden}
      aria-label={label}
      onClick={onReveal}
    >
      {text}
    </button>
  );
}
