import { BehaviorSubject } from 'kit';
import { type Chapter, type Log, type ObservableValue, type Preferences } from 'shared-contracts';
import { createLines, type Lines } from '../lines/follow-lines';
import { createFilmElement } from './film-element';
import { createMedia, type Media } from './media';
import { effectsOf, type PlayerAction, type PlayerEffect, type PlayerFacts } from './player-action';
import { resumeFrom } from './resume';

/** Actions of the player's view, because they need the page. */
export interface Presenter {
  toggleFullscreen(): void;
  showHelp(): void;
}

export interface FilmFacts {
  /** In order of time; empty in a film without chapters. */
  readonly chapters: readonly Chapter[];
  readonly isKnown: boolean;
}

/** Controls one video. Controls, transcript and keys use this interface, never the element. */
export interface PlayerControl extends Pick<Media, 'state$' | 'position$'> {
  readonly lines: Omit<Lines, 'follow'>;
  /** Position where the film resumed; undefined if it began at the start, or was restarted. */
  readonly resumed$: ObservableValue<number | undefined>;
  /** The element, only for picture in picture and a phone's full screen. */
  video(): HTMLVideoElement | undefined;
  /** @returns a function that ends it */
  attach(video: HTMLVideoElement): () => void;
  /** Registers the view. @returns a function that ends it */
  present(presenter: Presenter): () => void;
  act(action: PlayerAction): void;
  play(): void;
  pause(): void;
  /** @param to seconds; kept within the video */
  seek(to: number): void;
  /** Resumes at a position, unless the learner has played or moved it. @param at seconds */
  resume(at: number): void;
  startOver(): void;
  /** The chapters of the film, and whether the learner knows it. */
  readonly film$: ObservableValue<FilmFacts>;
  knowFilm(film: FilmFacts): void;
  /** Whether questions by ear are open. They hide the captions. */
  readonly asking$: ObservableValue<boolean>;
  /** Opens the questions by ear and pauses the film, or closes them. */
  ask(isAsking: boolean): void;
  /** Whether "listen first" is on. It hides the captions. */
  readonly listening$: ObservableValue<boolean>;
  listenFirst(isListening: boolean): void;
  /** Repeats the latest line at its first time, or stops repeating. */
  toggleLoop(): void;
  /** Plays a line from its beginning; does nothing when its time is unknown. */
  playLine(line: number): void;
  /** @param volume 0 to 1 */
  setVolume(volume: number): void;
}

const factsOf = (
  { values$ }: Preferences,
  { line$, loop$, times$, turns$ }: Lines,
  video: HTMLVideoElement | undefined,
): PlayerFacts => ({
  ...values$.value,
  position: video?.currentTime ?? 0,
  isPlaying: video?.paused === false,
  line: line$.value,
  loop: loop$.value,
  times: times$.value,
  turns: turns$.value,
});

export function createPlayerControl(preferences: Preferences, log: Log): PlayerControl {
  const media = createMedia();
  const lines = createLines(() => preferences.values$.value.pauseAfterLine);
  const element = createFilmElement(media, preferences, log);
  const { video, seek, play, pause } = element;
  const film$ = new BehaviorSubject<FilmFacts>({ chapters: [], isKnown: false });
  const asking$ = new BehaviorSubject(false);
  const listening$ = new BehaviorSubject(false);
  const resumed$ = new BehaviorSubject<number | undefined>(undefined);
  let presenter: Presenter | undefined;

  const perform = (effect: PlayerEffect) => {
    switch (effect.do) {
      case 'seek':
        return seek(effect.to);
      case 'play':
        return play();
      case 'pause':
        return pause();
      case 'loop':
        return lines.loop(effect.line);
      case 'prefer':
        return preferences.set(effect.values);
      case 'toggle-mute':
        return element.toggleMute();
      case 'toggle-fullscreen':
        return presenter?.toggleFullscreen();
      case 'show-help':
        return presenter?.showHelp();
    }
  };
  const act = (action: PlayerAction) =>
    effectsOf(action, factsOf(preferences, lines, video())).forEach(perform);

  return {
    ...element,
    state$: media.state$,
    position$: media.position$,
    lines,
    resumed$,
    film$,
    asking$,
    ask(isAsking) {
      if (isAsking) pause();
      asking$.next(isAsking);
    },
    listening$,
    listenFirst: (isListening) => listening$.next(isListening),
    knowFilm: (film) => film$.next(film),
    act,
    attach: (attached) => element.attach(attached, (signal) => lines.follow(attached, signal)),
    present(view) {
      presenter = view;
      return () => {
        if (presenter === view) presenter = undefined;
      };
    },
    resume(at) {
      const { duration, hasStarted } = media.state$.value;
      if (hasStarted) return;
      const from = resumeFrom(at, duration);
      resumed$.next(from);
      if (video()?.currentTime !== (from ?? 0)) element.move(from ?? 0);
    },
    startOver() {
      resumed$.next(undefined);
      seek(0);
      play();
    },
    toggleLoop: () => act({ do: 'toggle-loop' }),
    playLine: (line) => act({ do: 'play-line', line }),
  };
}
