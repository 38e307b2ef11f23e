export interface Rendition {
  /** Name of its folder, `240p`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
export const renditions: readonly Rendition[];

/** How the films of one kind are encoded. */
export interface Encoding {
  readonly fps: number;
  /** Seconds from one segment to the next, after the opening. */
  readonly apart: number;
}
export const FILM: Encoding;
export const MUSIC: Encoding;

/** Arguments of ffmpeg. @param seconds how long the film plays */
export function encode(
  rendition: Rendition,
  seconds: number,
  folder: string,
  encoding?: Encoding,
): string[];
/** Writes `index.m3u8` of one rendition. */
export function writeMedia(folder: string, seconds: number, encoding?: Encoding): void;
/** Writes `master.m3u8`, with the bits that the segments have. */
export function writeMaster(folder: string, seconds: number, encoding?: Encoding): void;
