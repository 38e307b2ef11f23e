import type { FatalError } from './react-to-fatal-error';

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
  /** Goes on loading after a network error. */
  retryLoading(): void;
  /** Revives the decoder after a media error. */
  recoverMedia(): void;
  /** Stops loading and lets go of the video element. */
  destroy(): void;
}

/**
 * @param video the element to feed
 * @param onFatalError called whenever the stream cannot go on by itself
 */
export type CreateEngine = (
  video: HTMLVideoElement,
  onFatalError: (error: FatalError) => void,
) => StreamEngine;
