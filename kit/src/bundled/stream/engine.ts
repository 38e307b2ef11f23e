import type { DevicePreferences } from 'shared-contracts';
import type { Stream } from './stream';
import type { FatalError } from './react-to-fatal-error';

export type Quality = DevicePreferences['quality'];

/** This position means the present moment of a live stream. */
export const LIVE_EDGE = -1;

/** How a live stream arrives, as its playlist and its segments say. */
export interface StreamHealth {
  /** How long ago the playlist listed a new segment last. */
  readonly secondsSinceNewest: number;
  /** Longest segment that the playlist allows, in seconds. */
  readonly segmentSeconds: number;
  /** Of the last segment that was loaded; undefined before the first one. */
  readonly bitsPerSecond: number | undefined;
}

/**
 * The interface between the player and what feeds the video element, so that the player is tested
 * without a media stack.
 */
export interface StreamEngine {
  /**
   * Starts this stream afresh.
   *
   * @param startAt seconds; `LIVE_EDGE` for a live stream
   */
  load(stream: Stream, startAt: number): void;
  /**
   * Continues loading after a network error.
   *
   * @param at the learner's position in seconds; the element reports 0 until a reloaded stream has
   *   its first segment
   */
  retryLoading(at: number): void;
  /**
   * Restarts the decoder after a media error.
   *
   * @param at the learner's position in seconds
   */
  recoverMedia(at: number): void;
  /**
   * Sets the quality from the next segment on.
   *
   * @param quality height of the picture in pixels; the nearest lower one if the stream has no such
   *   height
   */
  setQuality(quality: Quality): void;
  /**
   * Where a live stream is now, in seconds on the clock of the video: as close to its end as the
   * connection can hold. Undefined while that is unknown, and for a film.
   */
  liveEdge(): number | undefined;
  /**
   * Where a moment is in a live stream, in seconds on the clock of the video. Undefined while that
   * is unknown, for a film, and where the playlist does not list the moment.
   *
   * @param at milliseconds since the epoch
   */
  positionOf(at: number): number | undefined;
  /** Of a live stream; undefined before its first playlist, and where the browser plays it. */
  health?(): StreamHealth | undefined;
  /** Stops loading and releases the video element. */
  destroy(): void;
}

/**
 * Creates an engine.
 *
 * @param video the element to feed
 * @param onFatalError called when the stream cannot continue by itself
 * @param onHeights called with the heights of the picture to choose from, in pixels, lowest first;
 *   never called where the browser chooses
 */
export type CreateEngine = (
  video: HTMLVideoElement,
  onFatalError: (error: FatalError) => void,
  onHeights: (heights: readonly number[]) => void,
) => StreamEngine;
