import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';
import { stepAfter } from './line-rules';
import {
  cueAt,
  latestLine,
  lineTimes,
  NO_CUES,
  sayings,
  turnsOf,
  type LessonCues,
  type LineTime,
} from './line-times';

export interface Lines {
  readonly cues$: ObservableValue<LessonCues>;
  /** The first time of each line. */
  readonly times$: ObservableValue<readonly LineTime[]>;
  /** All times of lines; repetitions in a row are joined to one. */
  readonly turns$: ObservableValue<readonly LineTime[]>;
  /** The last line that has begun, also in the pause after it. */
  readonly line$: ObservableValue<number | undefined>;
  /** The line that is being said; undefined in pauses. */
  readonly said$: ObservableValue<LineTime | undefined>;
  readonly loop$: ObservableValue<number | undefined>;
  know(cues: LessonCues): void;
  loop(line: number | undefined): void;
  /** Watches a video element until the signal aborts. */
  follow(video: HTMLVideoElement, signal: AbortSignal): void;
}

/** A pause after a line stops so long before its end, so that the next line does not show. */
const BEFORE_END_SECONDS = 0.04;
/** Seeking further than this from the repeated line stops the repetition. */
const LOOP_SLACK_SECONDS = 0.5;

/**
 * Follows the current line, repeats a line, and pauses after lines. While the video plays it checks
 * every frame: `timeupdate` comes only four times a second, so the next line would already begin. A
 * hidden page draws no frames and uses `timeupdate`.
 *
 * @param pauseAfterLine called at the end of each line
 */
export function createLines(pauseAfterLine: () => boolean): Lines {
  const cues$ = new BehaviorSubject<LessonCues>(NO_CUES);
  const times$ = new BehaviorSubject<readonly LineTime[]>([]);
  const turns$ = new BehaviorSubject<readonly LineTime[]>([]);
  let saidTimes: readonly LineTime[] = [];
  const line$ = new BehaviorSubject<number | undefined>(undefined);
  const said$ = new BehaviorSubject<LineTime | undefined>(undefined);
  const loop$ = new BehaviorSubject<number | undefined>(undefined);
  const emit = <T>(subject: BehaviorSubject<T>, value: T) => {
    if (subject.value !== value) subject.next(value);
  };
  const timeOf = (line: number | undefined) => times$.value.find((time) => time.line === line);

  function follow(video: HTMLVideoElement, signal: AbortSignal) {
    let from = video.currentTime;
    /** End of the line after which the video paused. */
    let pausedAt: number | undefined;
    let frame = 0;

    const perform = () => {
      const to = video.currentTime;
      const rules = { loop: loop$.value, pauseAfterLine: pauseAfterLine() };
      // A repetition plays the line's first time, in the dialogue.
      const times = rules.loop === undefined ? turns$.value : times$.value;
      const step = stepAfter(times, { from: Math.max(from, pausedAt ?? 0), to }, rules);
      from = to;
      if (step?.do === 'seek') video.currentTime = step.to;
      if (step?.do === 'pause') {
        pausedAt = step.at;
        video.pause();
        video.currentTime = step.at - BEFORE_END_SECONDS;
      }
    };
    const look = () => {
      if (!video.paused && !video.seeking) perform();
      emit(line$, latestLine(turns$.value, video.currentTime)?.line);
      emit(said$, cueAt(saidTimes, video.currentTime));
    };
    const everyFrame = () => {
      look();
      frame = video.paused ? 0 : requestAnimationFrame(everyFrame);
    };
    const on = (type: string, react: () => void) => video.addEventListener(type, react, { signal });

    on('play', () => {
      const looped = timeOf(loop$.value);
      if (looped && pausedAt === looped.end) video.currentTime = looped.start;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(everyFrame);
    });
    on('seeking', () => {
      const now = video.currentTime;
      from = now;
      if (pausedAt !== undefined && Math.abs(now - pausedAt) > 2 * BEFORE_END_SECONDS) {
        pausedAt = undefined;
      }
      const looped = timeOf(loop$.value);
      const isOut =
        looped &&
        (now < looped.start - LOOP_SLACK_SECONDS || now > looped.end + LOOP_SLACK_SECONDS);
      if (isOut) emit(loop$, undefined);
      look();
    });
    on('timeupdate', look);
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
    const subscription = times$.subscribe(look);
    signal.addEventListener('abort', () => subscription.unsubscribe());
  }

  return {
    cues$,
    times$,
    turns$,
    line$,
    said$,
    loop$,
    know(cues) {
      cues$.next(cues);
      saidTimes = sayings(cues);
      turns$.next(turnsOf(saidTimes));
      times$.next(lineTimes(cues));
    },
    loop: (line) => emit(loop$, line),
    follow,
  };
}
