import type { DevicePreferences } from 'shared-contracts';
import type { FatalError } from './react-to-fatal-error';

export type Quality = DevicePreferences['quality'];

/**
 * The thin line between the player and what feeds the video element, so that the player's
 * behaviour is tested without a media stack.
 */
export interface StreamEngine {
  /**
   * Starts with this stream, from nothing.
   *
   * @param url HLS playlist
   * @param startAt seconds
   */
  load(url: string, startAt: number): void;
  /**
   * Goes on loading after a network error.
   *
   * @param at where the learner is, in seconds; the element itself says 0 until a stream that was
   *   loaded anew has brought its first segment
   */
  retryLoading(at: number): void;
  /**
   * Revives the decoder after a media error.
   *
   * @param at likewise
   */
  recoverMedia(at: number): void;
  /**
   * From the next segment on.
   *
   * @param quality height of the picture in pixels; where the stream has no such, the nearest below
   */
  setQuality(quality: Quality): void;
  /** Stops loading and lets go of the video element. */
  destroy(): void;
}

/**
 * @param video the element to feed
 * @param onFatalError called whenever the stream cannot go on by itself
 * @param onHeights called with the heights of the picture that the learner can choose from, in
 *   pixels, lowest first; never where the browser chooses by itself
 */
export type CreateEngine = (
  video: HTMLVideoElement,
  onFatalError: (error: FatalError) => void,
  onHeights: (heights: readonly number[]) => void,
) => StreamEngine;
