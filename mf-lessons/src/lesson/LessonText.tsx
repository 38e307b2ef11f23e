import { useId, useRef, useState, type ReactNode } from 'react';
import { BehaviorSubject, Dialect, useObservable, usePlatform } from 'kit';
import { useSound } from 'kit/sound';
import type { LessonLine } from 'common';
import { DEFAULT_PREFERENCES, loading, type LessonWords } from 'shared-contracts';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { shows } from '../player/captions/use-captions';
import type { PlayerControl } from '../player/control/player-control';
import { useShortcuts } from '../player/control/shortcuts';
import type { LineTime } from '../player/lines/line-times';
import { controlsCode } from '../chunks/controls';
import { useSoundFailure } from '../timing/use-online';
import type { GermanText } from '../words/german-text';
import { useWordsCode } from '../words/use-words-code';
import styles from './lesson-text.module.css';
import { isMachineFilm, type LineSounds } from './secure-video';
import { Line } from './text/Line';
import late from './text/text.late.module.css';
import { TextOptions } from './text/TextOptions';
import { useFollowedList } from './text/use-followed-list';
import { useListenFirst } from './text/use-listen-first';

/** Used for a text without a player. */
const nothing$ = new BehaviorSubject<number | undefined>(undefined);
const noTimes$ = new BehaviorSubject<readonly LineTime[]>([]);

export interface LessonTextProps {
  readonly videoID: string;
  readonly lines: readonly LessonLine[];
  /** The player beside the text. The text follows it, and each line can play its part. */
  readonly control?: PlayerControl | undefined;
  /** Whether lines will have times; this reserves room for their buttons. */
  readonly isTimed?: boolean;
  readonly lineSounds?: LineSounds;
  /** The lines in standard German, in their order. */
  readonly german?: GermanText | undefined;
  /** The glossary words of the text; with them, words open. */
  readonly words?: LessonWords | undefined;
  /** Another button of each line. */
  readonly toolOf?: (line: LessonLine, index: number) => ReactNode;
}

/**
 * The text of a lesson, line by line: dialect with its translation below. The learner can hide
 * either language, and reveal single lines. Beside a film with captions it is the transcript.
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

  // The player loads this chunk.
  const buttons = useObservable(controlsCode.state$, loading);
  const { play, hasFailed } = useSound(control?.pause);
  const soundFailure = useSoundFailure(hasFailed, lesson.text);
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
        {soundFailure ?? listening.result}
      </p>
      {lines.length === 0 ? (
        <p className={late.none}>{lesson.noText}</p>
      ) : (
        <ol ref={list} className={isTimed ? late.transcript : late.lines}>
          {lines.map((line, index) => {
            const place = { index, control, onHear: soundOf(lineSounds?.urls[index], play) };
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

/** A function that plays the line; undefined if the line is not recorded. */
const soundOf = (url: string | null | undefined, play: (url: string) => void) =>
  url ? () => play(url) : undefined;

/** Says that the film has music only, or that a machine speaks the lines. */
function LineSoundNote(props: { readonly lineSounds: LineSounds; readonly hasFilm: boolean }) {
  const { lineSounds, hasFilm } = props;
  const { urls, isMachine, isMusicOnly } = lineSounds;
  const { musicOnly, musicAndLines, machine } = lesson.text;
  const hasLines = urls.some((url) => url !== null);
  // A film in which a machine speaks has that note in its picture.
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
