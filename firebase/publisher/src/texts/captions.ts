import { parseLessonText } from 'common';
import type { Captions } from 'shared-contracts';
import type { Problems } from '../problems';
import type { LineTime } from './line-times';

/** A caption of a repeated sentence. */
export interface LaterCaption {
  /** Place of the sentence, from 1. */
  readonly line: number;
  readonly in: keyof Captions;
  readonly start: number;
  readonly end: number;
  /** Default: the sentence. */
  readonly says?: string | undefined;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** Writes a time as WebVTT does: `00:01:03.500`. */
export function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const [hours, minutes, rest] = [3_600_000, 60_000, 1000].map((unit) => Math.floor(ms / unit));
  const time = [hours, (minutes ?? 0) % 60, (rest ?? 0) % 60].map((part) => digits(part ?? 0, 2));
  return `${time.join(':')}.${digits(ms % 1000, 3)}`;
}

/** Escapes the characters of tags, entities and time arrows. */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${digits(Math.floor(seconds % 60), 2)}`;

/** Checks that every sentence is within the clip. */
export function checkAgainstClip(
  times: readonly LineTime[],
  clipSeconds: number,
  file: string,
  problems: Problems,
): void {
  for (const { start, end, lineNumber } of times) {
    if (start < clipSeconds && (end ?? 0) <= clipSeconds) continue;
    problems.add(
      file,
      `line ${lineNumber}: the clip ends at ${minutes(clipSeconds)}; write an earlier time`,
    );
  }
}

/**
 * Writes two WebVTT texts, one per language. A cue has the number of its sentence, from 1, by which
 * a player finds the spoken line. The first repetition of sentence 3 has the number `3.2`.
 *
 * @param Text of the lesson, without times
 * @param times one per sentence
 * @param clipSeconds end of a last sentence without an end
 * @param later captions of repeated sentences
 */
export function captionsOf(
  Text: string,
  times: readonly LineTime[],
  clipSeconds: number,
  later: readonly LaterCaption[] = [],
): Captions {
  const lines = parseLessonText(Text);
  const first = times.map(({ start, end }, index) => ({
    line: index + 1,
    id: String(index + 1),
    start,
    says: undefined,
    end: end ?? times[index + 1]?.start ?? clipSeconds,
  }));
  const count = new Map<number, number>();
  const laterCaptions = later.map((caption) => {
    const number = (count.get(caption.line) ?? 1) + 1;
    count.set(caption.line, number);
    return { ...caption, id: `${caption.line}.${number}` };
  });
  const webVtt = (language: keyof Captions) => {
    const cues = [...first, ...laterCaptions.filter((caption) => caption.in === language)]
      .sort((a, b) => a.start - b.start)
      .map(({ id, line, start, end, says }) => {
        const said =
          says ?? lines[line - 1]?.[language === 'gsw' ? 'SwissGerman' : 'English'] ?? '';
        return `${id}\n${vttTime(start)} --> ${vttTime(end)}\n${escaped(said)}\n`;
      });
    return ['WEBVTT\n', ...cues].join('\n');
  };
  return { gsw: webVtt('gsw'), en: webVtt('en') };
}
