import { PLAYBACK_SPEEDS, type DevicePreferences } from 'shared-contracts';
import { latestLine, lineBeside, type LineTime } from '../lines/line-times';

/** The commands of the player, from keys and buttons. */
export type PlayerAction =
  | { readonly do: 'toggle-play' }
  /** `by`: seconds; negative means backwards. */
  | { readonly do: 'skip'; readonly by: number }
  | { readonly do: 'step-line'; readonly by: 1 | -1 }
  | { readonly do: 'repeat-line' }
  /** Plays a line from its beginning; does nothing when its time is unknown. */
  | { readonly do: 'play-line'; readonly line: number }
  /** Repeats the latest line at its first time, or stops repeating. */
  | { readonly do: 'toggle-loop' }
  | { readonly do: 'change-speed'; readonly by: 1 | -1 }
  | { readonly do: 'toggle-mute' }
  | { readonly do: 'toggle-fullscreen' }
  | { readonly do: 'next-captions' }
  | { readonly do: 'show-help' };

/** The state of the player that an action depends on. */
export interface PlayerFacts extends Pick<DevicePreferences, 'captions' | 'speed'> {
  /** Seconds. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** The latest line; undefined before the first. */
  readonly line: number | undefined;
  readonly loop: number | undefined;
  /** The first time of each line. */
  readonly times: readonly LineTime[];
  /** All turns of the dialogue, in order of time. */
  readonly turns: readonly LineTime[];
}

/** A single step that the player performs for an action. */
export type PlayerEffect =
  /** `to`: seconds. */
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'play' }
  | { readonly do: 'pause' }
  | { readonly do: 'loop'; readonly line: number | undefined }
  | { readonly do: 'prefer'; readonly values: Partial<DevicePreferences> }
  | { readonly do: 'toggle-mute' }
  | { readonly do: 'toggle-fullscreen' }
  | { readonly do: 'show-help' };

const PLAY: PlayerEffect = { do: 'play' };

const CAPTIONS: readonly DevicePreferences['captions'][] = ['off', 'gsw', 'en', 'both'];

/** The next choice; after the last comes the first. */
const nextCaptions = (now: DevicePreferences['captions']) =>
  CAPTIONS[(CAPTIONS.indexOf(now) + 1) % CAPTIONS.length] ?? 'off';

/** The next speed in a direction; the last one stays. */
function nextSpeed(now: number, by: 1 | -1): number {
  const beyond = PLAYBACK_SPEEDS.filter((speed) => (speed - now) * by > 0);
  return (by === 1 ? beyond[0] : beyond.at(-1)) ?? now;
}

const seekTo = (time: LineTime | undefined): readonly PlayerEffect[] =>
  time ? [{ do: 'seek', to: time.start }] : [];
const playFrom = (time: LineTime | undefined): readonly PlayerEffect[] =>
  time ? [...seekTo(time), PLAY] : [];

function toggleLoop({ line = 0, loop, position, times }: PlayerFacts): readonly PlayerEffect[] {
  if (loop !== undefined) return [{ do: 'loop', line: undefined }];
  const time = times.find((each) => each.line === line);
  const isInside = time && position >= time.start && position < time.end;
  return [{ do: 'loop', line }, ...(isInside ? [] : seekTo(time))];
}

/** The effects of an action, in order. Source: docs/lessons.md. */
export function effectsOf(action: PlayerAction, facts: PlayerFacts): readonly PlayerEffect[] {
  const { captions, isPlaying, position, speed, times, turns } = facts;
  switch (action.do) {
    case 'toggle-play':
      return [isPlaying ? { do: 'pause' } : PLAY];
    case 'skip':
      return [{ do: 'seek', to: position + action.by }];
    case 'step-line':
      return seekTo(lineBeside(turns, position, action.by));
    case 'repeat-line':
      return playFrom(latestLine(turns, position));
    case 'play-line':
      return playFrom(times.find(({ line }) => line === action.line));
    case 'toggle-loop':
      return toggleLoop(facts);
    case 'change-speed':
      return [{ do: 'prefer', values: { speed: nextSpeed(speed, action.by) } }];
    case 'next-captions':
      return [{ do: 'prefer', values: { captions: nextCaptions(captions) } }];
    case 'toggle-mute':
    case 'toggle-fullscreen':
    case 'show-help':
      return [action];
  }
}
