import { useId, useRef, useState, type ReactNode } from 'react';
import { BehaviorSubject, Dialect, useObservable, usePlatform } from 'kit';
import type { LessonLine } from 'common';
import { DEFAULT_PREFERENCES, loading, type LessonWords } from 'shared-contracts';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { shows } from '../player/captions/use-captions';
import type { PlayerControl } from '../player/control/player-control';
import { useShortcuts } from '../player/control/shortcuts';
import type { LineTime } from '../player/lines/line-times';
import { controlsCode } from '../chunks/controls';
import type { GermanText } from '../words/german-text';
import { useWordsCode } from '../words/use-words-code';
import styles from './lesson-text.module.css';
import { isMachineFilm, type LineSounds } from './secure-video';
import { Line } from './text/Line';
import late from './text/text.late.module.css';
import { TextOptions } from './text/TextOptions';
import { useFollowedList } from './text/use-followed-list';
import { useLineSound } from './text/use-line-sound';
import { useListenFirst } from './text/use-listen-first';

/** For a text without a player. */
const nothing$ = new BehaviorSubject<number | undefined>(undefined);
const noTimes$ = new BehaviorSubject<readonly LineTime[]>([]);

export interface LessonTextProps {
  readonly videoID: string;
  readonly lines: readonly LessonLine[];
  /** The player beside the text: the text follows it, and each line leads to its place in it. */
  readonly control?: PlayerControl | undefined;
  /** Whether lines have times, so that the place of their buttons is reserved. */
  readonly isTimed?: boolean;
  readonly lineSounds?: LineSounds;
  /** Its lines in standard German, in their order. */
  readonly german?: GermanText | undefined;
  /** Its words, which then open. */
  readonly words?: LessonWords | undefined;
  /** A further button of each line. */
  readonly toolOf?: (line: LessonLine, index: number) => ReactNode;
}

/**
 * The spoken text line by line: dialect, and its translation below. Either can be hidden, and shown
 * again for one line. Beside a player with timed captions it is the transcript.
 */
export function LessonText(props: LessonTextProps) {
  const { videoID, lines, control, isTimed: willBeTimed = false, lineSounds } = props;
  const { words, german } = props;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { preferences } = usePlatform();
  const { text, german: isGerman } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const times = useObservable(control?.lines.times$ ?? noTimes$, []);
  const current = useObservable(control?.lines.line$ ?? nothing$, undefined);
  const loop = useObservable(control?.lines.loop$ ?? nothing$, undefined);
  const areKnown = times.length > 0;
  const isTimed = areKnown || willBeTimed;
  // Revealed lines are hidden again when the learner changes what is shown.
  const [revealed, setRevealed] = useState<{ text: string; keys: readonly string[] }>();
  const keys = revealed?.text === text ? revealed.keys : [];

  // The film loads them with its controls.
  const buttons = useObservable(controlsCode.state$, loading);
  const sound = useLineSound(control?.pause);
  const wordsCode = useWordsCode(words);
  const listening = useListenFirst(control, lines.length);
  useShortcuts(section, control);
  useFollowedList(list, areKnown ? current : undefined, control);

  return (
    <section ref={section} aria-labelledby={headingId} className={late.text}>
      <div className={late.head}>
        <h2 id={headingId} className={styles.heading}>
          {messages.lesson.text}
        </h2>
        {lines.length > 0 && (
          <TextOptions isTimed={isTimed} hasGerman={german !== undefined} listening={listening} />
        )}
      </div>
      {lineSounds && <LineSoundNote lineSounds={lineSounds} hasFilm={control !== undefined} />}
      <p role="status" className={late.note}>
        {sound.failure ?? listening.result}
      </p>
      {lines.length === 0 ? (
        <p className={late.none}>{lesson.noText}</p>
      ) : (
        <ol ref={list} className={isTimed ? late.transcript : late.lines}>
          {lines.map((line, index) => {
            const place = { index, control, onHear: soundOf(lineSounds?.urls[index], sound.play) };
            return (
              <Line
                key={index}
                {...place}
                line={line}
                german={
                  isGerman && german && wordsCode ? (
                    <wordsCode.GermanLine {...place} lines={lines} german={german} />
                  ) : (
                    isGerman && german?.texts[index]
                  )
                }
                dialect={
                  wordsCode && words ? (
                    <wordsCode.WordLine
                      {...place}
                      text={line.SwissGerman}
                      videoID={videoID}
                      words={words}
                    />
                  ) : (
                    <Dialect>{line.SwissGerman}</Dialect>
                  )
                }
                start={times.find((time) => time.line === index)?.start}
                isTimed={isTimed}
                isCurrent={index === current}
                isLooped={index === loop}
                isShown={(language) =>
                  shows(text, language) || keys.includes(`${language} ${index}`)
                }
                onReveal={(language) =>
                  setRevealed({ text, keys: [...keys, `${language} ${index}`] })
                }
                onRevealLine={listening.revealOf(index)}
                tool={props.toolOf?.(line, index)}
              />
            );
          })}
        </ol>
      )}
      {words && (
        <div className={late.known}>{wordsCode && <wordsCode.WordsBar words={words} />}</div>
      )}
      {control && buttons.status === 'success' && (
        <buttons.value.LineButtons control={control} isTimed={isTimed} />
      )}
    </section>
  );
}

/** undefined: the line is not recorded. */
const soundOf = (url: string | null | undefined, play: (url: string) => void) =>
  url ? () => play(url) : undefined;

/** What the ear gets: a film without speech says so, and so does a machine that speaks. */
function LineSoundNote(props: { readonly lineSounds: LineSounds; readonly hasFilm: boolean }) {
  const { lineSounds, hasFilm } = props;
  const { urls, isMachine, isMusicOnly } = lineSounds;
  const { musicOnly, musicAndLines, machine } = lesson.text;
  const hasLines = urls.some((url) => url !== null);
  // A film in which the machine speaks is marked itself.
  const isMarked = hasFilm && isMachineFilm(lineSounds);
  const isSpokenByMachine = hasLines && isMachine && !isMarked;
  if (!isMusicOnly && !isSpokenByMachine) return null;
  return (
    <p className={late.note}>
      {isMusicOnly && (hasLines ? musicAndLines : musicOnly)}
      {isSpokenByMachine && <span className={late.sample}>{machine}</span>}
    </p>
  );
}
