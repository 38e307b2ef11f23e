import type { Chapter } from 'shared-contracts';

/**
 * There are three kinds of film. `talk` is for a mini lesson: it plays each line once. `parts` is
 * for a lesson: the dialogue, then each line with a pause to say it, then the dialogue faster.
 * `explained` is for a recording of a live lesson: each line, what the teacher says about it, and
 * the line again with a pause to say it.
 */
export const FILM_PACES = ['talk', 'parts', 'explained'] as const;
export type FilmPace = (typeof FILM_PACES)[number];

/** When a film shows a line, in seconds from the beginning of the film. */
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
  /** 1: as it was recorded; 2: twice as fast. */
  readonly tempo: number;
  /** Plays what the teacher says about the line, in place of the line. */
  readonly isExplanation?: boolean;
}

/** A further caption of a line, after its first one. */
export interface LaterCue extends TimedLine {
  /** Place of the line in text.txt, from 1. */
  readonly line: number;
  readonly in: 'gsw' | 'en';
  /** Absent: it says the line. */
  readonly says?: string;
}

export interface Timeline {
  /** A whole number: the film is cut at whole seconds. */
  readonly seconds: number;
  /** When each line is said for the first time, in the order of the text. */
  readonly lines: readonly TimedLine[];
  readonly sounds: readonly TimedSound[];
  /** Empty in a film of one part. */
  readonly chapters: readonly Chapter[];
  /** In order of time. */
  readonly later: readonly LaterCue[];
}

/** Seconds before the first word. By then the player has stopped moving. */
const BEFORE = 1.5;
const AFTER = 2;
/** Between the end of a line and the next one. */
const BREATH = 0.7;
/** Between a line that was practised and the next one. */
const REST = 1.2;
/** A line stays in view a moment longer than it is heard. */
const LINGER = 0.3;
/** Time to think. Saying the line then takes as long as hearing it. */
const THINK = 0.8;
/** How much faster the dialogue is at the end. Source: docs/recording-a-lesson.md. */
const FASTER = 1.15;
/** A mini lesson plays at least that long, where longer breaths can make it so. */
const MINI_SECONDS = 20;
const LONGEST_BREATH = 1.5;
/** A weekly lesson plays that long. Source: CONST-weekly-video. */
const LESSON_SECONDS = { least: 120, most: 300 } as const;

/** Times are written in tenths of a second. */
const upToTenth = (seconds: number): number => Math.ceil(Math.round(seconds * 1000) / 100) / 10;

/** A part that is laid out, and the time at which the next one may begin. */
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

/** Lays out each line twice, with a pause between. There the learner says it and reads it. */
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

/** Lays out a film of one part: each line once. In a short one the breaths are longer. */
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
 * Lays out the line sounds of a lesson one after the other. A film of parts repeats the practice
 * until it plays two minutes.
 *
 * @param recordings how long each line's recording plays, in seconds
 * @param tempo of the dialogue, see `dialogueTempo`; a line is practised as it was recorded
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

/** The words of a teacher about a line. */
export interface Explanation {
  readonly seconds: number;
  readonly says: string;
}

/**
 * Lays out a recording of a live lesson. Each line is a chapter: the line, what the teacher says
 * about it, the line again, a pause to say it, and the line once more.
 *
 * @param recordings how long each line's recording plays, in seconds
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
