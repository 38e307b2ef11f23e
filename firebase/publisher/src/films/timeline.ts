import type { Chapter } from 'shared-contracts';

/**
 * The three kinds of film. `talk`, for a mini lesson, plays each line once. `parts`, for a lesson,
 * plays the dialogue, each line with a pause for the learner, and the dialogue faster. `explained`,
 * for a recording of a live lesson, plays each line, the teacher's explanation, and the line again
 * with a pause for the learner.
 */
export const FILM_PACES = ['talk', 'parts', 'explained'] as const;
export type FilmPace = (typeof FILM_PACES)[number];

/** The time of a line in a film, in seconds from its beginning. */
export interface TimedLine {
  readonly start: number;
  readonly end: number;
}

/** A recording as a film plays it. */
export interface TimedSound {
  /** Place of the line in text.txt, from 1. */
  readonly line: number;
  /** Seconds from the beginning of the film. */
  readonly at: number;
  /** 1: as recorded; 2: twice as fast. */
  readonly tempo: number;
  /** Plays the teacher's explanation in place of the line. */
  readonly isExplanation?: boolean;
}

/** A further caption of a line, after its first one. */
export interface LaterCue extends TimedLine {
  /** Place of the line in text.txt, from 1. */
  readonly line: number;
  readonly in: 'gsw' | 'en';
  /** Default: the line. */
  readonly says?: string;
}

export interface Timeline {
  /** A whole number, because the film is cut at whole seconds. */
  readonly seconds: number;
  /** The first time of each line, in the order of the text. */
  readonly lines: readonly TimedLine[];
  readonly sounds: readonly TimedSound[];
  /** Empty in a film of one part. */
  readonly chapters: readonly Chapter[];
  /** In order of time. */
  readonly later: readonly LaterCue[];
}

/** Seconds before the first word, for the player to settle. */
const BEFORE = 1.5;
const AFTER = 2;
/** Pause between two lines. */
const BREATH = 0.7;
/** Pause after a practised line. */
const REST = 1.2;
/** The film shows a line this much longer than its sound. */
const LINGER = 0.3;
/** Time to think, before the learner takes as long as the recording to say the line. */
const THINK = 0.8;
/** Speeds up the last dialogue. Source: docs/recording-a-lesson.md. */
const FASTER = 1.15;
/** A mini lesson gets longer pauses, up to `LONGEST_BREATH`, until it plays this long. */
const MINI_SECONDS = 20;
const LONGEST_BREATH = 1.5;
/** Duration of a weekly lesson. Source: CONST-weekly-video. */
const LESSON_SECONDS = { least: 120, most: 300 } as const;

/** Times are written in tenths of a second. */
const upToTenth = (seconds: number): number => Math.ceil(Math.round(seconds * 1000) / 100) / 10;

/** One part of a film, and the time at which the next part may begin. */
interface Draft extends Pick<Timeline, 'sounds' | 'later'> {
  readonly lines: readonly TimedLine[];
  readonly free: number;
}

/** Lays out the lines one after the other, each once. */
function dialogue(
  recordings: readonly number[],
  tempo: number,
  from: number,
  breath = BREATH,
): Draft {
  let free = from;
  const sounds: TimedSound[] = [];
  const lines = recordings.map((seconds, index): TimedLine => {
    const start = upToTenth(free);
    const end = upToTenth(start + seconds / tempo + LINGER);
    sounds.push({ line: index + 1, at: start, tempo });
    free = end + breath;
    return { start, end };
  });
  return { lines, sounds, later: [], free };
}

/** Lays out each line twice. In the pause between, the learner reads and says it. */
function practice(recordings: readonly number[], from: number): Omit<Draft, 'lines'> {
  let free = from;
  const sounds: TimedSound[] = [];
  const later: LaterCue[] = [];
  for (const [index, seconds] of recordings.entries()) {
    const line = index + 1;
    const start = upToTenth(free);
    const pause = upToTenth(start + seconds);
    const repetition = upToTenth(pause + seconds + THINK);
    const end = upToTenth(repetition + seconds + LINGER);
    for (const at of [start, repetition]) sounds.push({ line, at, tempo: 1 });
    later.push(
      { line, in: 'gsw', start, end: pause },
      { line, in: 'en', start: pause, end: repetition },
      { line, in: 'gsw', start: repetition, end },
    );
    free = end + REST;
  }
  return { sounds, later, free };
}

/** Lays out a film of one part. A short one gets longer pauses. */
function talk(recordings: readonly number[], tempo: number, breath = BREATH): Timeline {
  const { lines, sounds } = dialogue(recordings, tempo, BEFORE, breath);
  const seconds = Math.ceil((lines.at(-1)?.end ?? BEFORE) + AFTER);
  const longer = upToTenth(breath + 0.1);
  if (seconds < MINI_SECONDS && longer <= LONGEST_BREATH) return talk(recordings, tempo, longer);
  return { seconds, lines, sounds, chapters: [], later: [] };
}

function inParts(recordings: readonly number[], tempo: number, rounds: number): Timeline {
  const first = dialogue(recordings, tempo, BEFORE);
  let free = first.free + REST;
  const practised = Array.from({ length: rounds }, () => {
    const round = practice(recordings, free);
    free = round.free;
    return round;
  });
  free += REST;
  const last = dialogue(recordings, tempo * FASTER, free);
  const fasterCues = last.lines.map((time, index): LaterCue => ({
    line: index + 1,
    in: 'gsw',
    ...time,
  }));
  return {
    seconds: Math.ceil((last.lines.at(-1)?.end ?? free) + AFTER),
    lines: first.lines,
    sounds: [...first.sounds, ...practised.flatMap(({ sounds }) => sounds), ...last.sounds],
    chapters: [
      { part: 'dialogue', at: 0 },
      { part: 'practice', at: upToTenth(first.free) },
      { part: 'faster', at: upToTenth(free - REST) },
    ],
    later: [...practised.flatMap(({ later }) => later), ...fasterCues],
  };
}

/**
 * Lays out the line sounds of a lesson. A film of parts repeats the practice until it plays two
 * minutes.
 *
 * @param recordings durations of the lines' recordings, in seconds
 * @param tempo of the dialogue, see `dialogueTempo`; practice keeps the recorded speed
 */
export function timelineOf(recordings: readonly number[], pace: FilmPace, tempo = 1): Timeline {
  if (pace === 'talk') return talk(recordings, tempo);
  let timeline = inParts(recordings, tempo, 1);
  for (
    let rounds = 2;
    timeline.seconds < LESSON_SECONDS.least && recordings.length > 0;
    rounds += 1
  ) {
    timeline = inParts(recordings, tempo, rounds);
  }
  return timeline;
}

/** A teacher's explanation of a line. */
export interface Explanation {
  readonly seconds: number;
  readonly says: string;
}

/**
 * Lays out a recording of a live lesson. Each line is a chapter: the line, the teacher's
 * explanation, the line again, a pause for the learner, and the line once more.
 *
 * @param recordings durations of the lines' recordings, in seconds
 * @param explanations one per line
 * @param titles of the chapters, one per line
 */
export function explainedTimeline(
  recordings: readonly number[],
  explanations: readonly Explanation[],
  titles: readonly string[],
): Timeline {
  let free = BEFORE;
  const lines: TimedLine[] = [];
  const sounds: TimedSound[] = [];
  const later: LaterCue[] = [];
  const chapters: Chapter[] = [];
  for (const [index, seconds] of recordings.entries()) {
    const line = index + 1;
    const { seconds: explained = 0, says = '' } = explanations[index] ?? {};
    const start = upToTenth(free);
    const end = upToTenth(start + seconds + LINGER);
    const about = upToTenth(end + BREATH);
    const explanationEnd = upToTenth(about + explained + LINGER);
    const repetition = upToTenth(explanationEnd + BREATH);
    const pause = upToTenth(repetition + seconds);
    const last = upToTenth(pause + seconds + THINK);
    const over = upToTenth(last + seconds + LINGER);
    lines.push({ start, end });
    sounds.push(
      { line, at: start, tempo: 1 },
      { line, at: about, tempo: 1, isExplanation: true },
      { line, at: repetition, tempo: 1 },
      { line, at: last, tempo: 1 },
    );
    later.push(
      { line, in: 'en', start: about, end: explanationEnd, says },
      { line, in: 'gsw', start: repetition, end: pause },
      { line, in: 'en', start: pause, end: last },
      { line, in: 'gsw', start: last, end: over },
    );
    chapters.push({ at: index === 0 ? 0 : upToTenth(start - BREATH), title: titles[index] ?? '' });
    free = over + REST + BREATH;
  }
  return {
    seconds: Math.ceil((later.at(-1)?.end ?? free) + AFTER),
    lines,
    sounds,
    chapters,
    later,
  };
}
