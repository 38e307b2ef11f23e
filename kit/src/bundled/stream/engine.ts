import type { DevicePreferences } from 'shared-contracts';
import type { Stream } from './stream';
import type { FatalError } from './react-to-fatal-error';

export type Quality = DevicePreferences['quality'];

/** Position of the present moment in a live stream. */
export const LIVE_EDGE = -1;

/** Health of a live stream, from its playlist and segments. */
export interface StreamHealth {
  /** Seconds since the playlist listed a new segment. */
  readonly secondsSinceNewest: number;
  /** Longest segment that the playlist allows, in seconds. */
  readonly segmentSeconds: number;
  /** Of the last loaded segment; undefined before the first one. */
  readonly bitsPerSecond: number | undefined;
}

/**
 * The interface between the player and the loader of the video element. Tests replace it, because
 * they have no media stack.
 */
export interface StreamEngine {
  /**
   * Starts this stream from scratch.
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
   * The present moment of a live stream, in seconds on the clock of the video: as close to the end
   * as the connection allows. Undefined while unknown, and for a film.
   */
  liveEdge(): number | undefined;
  /**
   * Converts a moment of a live stream to seconds on the clock of the video. Undefined while
   * unknown, for a film, and for a moment that the playlist does not list.
   *
   * @param at milliseconds since the epoch
   */
  positionOf(at: number): number | undefined;
  /** Undefined before the first playlist of a live stream, and with the browser's own HLS. */
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
