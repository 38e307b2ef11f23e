import { BehaviorSubject } from 'kit';
import type { DevicePreferences, Log, ObservableValue, Preferences } from 'shared-contracts';
import { createLines, type Lines } from '../lines/follow-lines';
import { lineBeside } from '../lines/line-times';
import { createMedia, type Media } from './media';
import type { PlayerAction, Presenter } from './player-action';
import { resumeFrom } from './resume';

/**
 * One video as the rest of a page sees it: the controls, the transcript and the keys all speak to
 * this, and none of them to the element.
 */
export interface PlayerControl extends Pick<Media, 'state$' | 'position$'> {
  readonly lines: Omit<Lines, 'follow'>;
  /** Where it was gone on from; undefined when it began at the beginning, or began over. */
  readonly resumed$: ObservableValue<number | undefined>;
  /** The element, for what only it can do: picture in picture, a phone's own full screen. */
  video(): HTMLVideoElement | undefined;
  /** @returns ends it */
  attach(video: HTMLVideoElement): () => void;
  /** The view that shows it. @returns ends it */
  present(presenter: Presenter): () => void;
  act(action: PlayerAction): void;
  play(): void;
  pause(): void;
  /** @param to seconds; kept within the video */
  seek(to: number): void;
  /** Goes on where the learner was, unless they played or moved it already. @param at seconds */
  resume(at: number): void;
  /** Plays from the beginning. */
  startOver(): void;
  /** Plays a line from its beginning; nothing happens where its time is not known. */
  playLine(line: number): void;
  /** @param volume 0 to 1 */
  setVolume(volume: number): void;
}

const CAPTIONS: readonly DevicePreferences['captions'][] = ['off', 'gsw', 'en', 'both'];

/** The choice after this one, and the first after the last. */
const nextCaptions = (now: DevicePreferences['captions']) =>
  CAPTIONS[(CAPTIONS.indexOf(now) + 1) % CAPTIONS.length] ?? 'off';

export function createPlayerControl(preferences: Preferences, log: Log): PlayerControl {
  const media = createMedia();
  const lines = createLines(() => preferences.values$.value.pauseAfterLine);
  const resumed$ = new BehaviorSubject<number | undefined>(undefined);
  let video: HTMLVideoElement | undefined;
  let presenter: Presenter | undefined;

  const move = (to: number) => {
    if (!video) return;
    const end = media.state$.value.duration || Infinity;
    video.currentTime = Math.min(Math.max(to, 0), end);
  };
  const seek = (to: number) => {
    if (video) media.begin();
    move(to);
  };
  const play = () => {
    video?.play().catch((error: unknown) => log.info('The browser refused to play', { error }));
  };
  const pause = () => video?.pause();
  const position = () => video?.currentTime ?? 0;

  function act(action: PlayerAction) {
    switch (action.do) {
      case 'toggle-play':
        return video?.paused === false ? pause() : play();
      case 'skip':
        return seek(position() + action.by);
      case 'step-line': {
        const line = lineBeside(lines.times$.value, position(), action.by);
        return line && seek(line.start);
      }
      case 'toggle-mute':
        if (video) video.muted = !video.muted;
        return;
      case 'toggle-fullscreen':
        return presenter?.toggleFullscreen();
      case 'next-captions':
        return preferences.set({ captions: nextCaptions(preferences.values$.value.captions) });
      case 'show-help':
        return presenter?.showHelp();
    }
  }

  return {
    state$: media.state$,
    position$: media.position$,
    lines,
    resumed$,
    video: () => video,
    act,
    play,
    pause,
    seek,
    attach(element) {
      const leaving = new AbortController();
      video = element;
      media.follow(element, leaving.signal);
      lines.follow(element, leaving.signal);
      // Every load of a stream starts with the default again.
      const speed = preferences.values$.subscribe(({ speed: rate }) => {
        element.defaultPlaybackRate = rate;
        element.playbackRate = rate;
      });
      return () => {
        leaving.abort();
        speed.unsubscribe();
        if (video === element) video = undefined;
      };
    },
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
      if (position() !== (from ?? 0)) move(from ?? 0);
    },
    startOver() {
      resumed$.next(undefined);
      seek(0);
      play();
    },
    playLine(line) {
      const time = lines.times$.value.find((each) => each.line === line);
      if (!time) return;
      seek(time.start);
      play();
    },
    setVolume(volume) {
      if (!video) return;
      video.volume = volume;
      video.muted = volume === 0;
    },
  };
}
