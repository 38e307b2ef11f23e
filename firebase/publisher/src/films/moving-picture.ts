import { createHash } from 'node:crypto';
import type { Encoding } from './hls';

/** A window of the film's size moves over the picture. */
const PICTURE = { width: 960, height: 540 };
const WINDOW = { width: 854, height: 480 };
/** Steps per pixel. H.264 encodes a move by a quarter of a pixel without new picture data. */
const STEPS = 4;
/** The window reaches the opposite corner in about this time, and then turns back. */
const WAY_SECONDS = 45;

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const;

/** The lesson's name chooses the first corner of the window, so that films move differently. */
const cornerOf = (DocID: string) =>
  CORNERS[(createHash('sha256').update(DocID).digest()[0] ?? 0) % CORNERS.length] ?? CORNERS[0];

/** Makes the filter of ffmpeg that moves the window over a still picture. */
export function camera(DocID: string, seconds: number, fps: number): string {
  const frames = seconds * fps;
  const ways = Math.max(1, Math.round(seconds / WAY_SECONDS));
  // In a short film the window goes a part of the way, so that every film moves at the same speed.
  const part = Math.min(1, seconds / WAY_SECONDS).toFixed(2);
  const way = `(${part}*(0.5-0.5*cos(PI*${ways}*on/${frames})))`;
  const along = (length: number, from: number) =>
    `${length * STEPS}*${from === 0 ? way : `(1-${way})`}`;
  const corner = cornerOf(DocID);
  return [
    `scale=${PICTURE.width * STEPS}:${PICTURE.height * STEPS}:flags=bicubic`,
    // Half the colour resolution would allow only every second step.
    'format=yuv444p',
    [
      `zoompan=z=${PICTURE.height}/${WINDOW.height}`,
      `x='${along(PICTURE.width - WINDOW.width, corner.x)}'`,
      `y='${along(PICTURE.height - WINDOW.height, corner.y)}'`,
      `d=${frames}`,
      `s=${WINDOW.width}x${WINDOW.height}`,
      `fps=${fps}`,
    ].join(':'),
  ].join(',');
}

/** The part of the picture in each view: its zoom, and its place between the edges. */
const VIEWS = [
  { zoom: 1, x: 0.5, y: 0.5 },
  { zoom: 1.35, x: 0.1, y: 0.7 },
  { zoom: 1.12, x: 0.5, y: 1 },
  { zoom: 1.35, x: 0.9, y: 0.6 },
] as const;

/**
 * Makes the filter of ffmpeg that changes the view with each long segment. A segment begins with a
 * key frame, so a new view costs nothing.
 */
export function views(seconds: number, { fps, apart }: Encoding): string {
  const view = `mod(floor(max(on/${fps}-4,0)/${apart})+gte(on/${fps},4),${VIEWS.length})`;
  const choose = (values: readonly number[]) =>
    values.map((value, index) => `eq(${view},${index})*${value}`).join('+');
  const along = (side: 'w' | 'h', part: 'x' | 'y') =>
    `(i${side}-i${side}/zoom)*(${choose(VIEWS.map((each) => each[part]))})`;
  return [
    `zoompan=z='${choose(VIEWS.map(({ zoom }) => zoom))}'`,
    `x='${along('w', 'x')}':y='${along('h', 'y')}'`,
    `d=${seconds * fps}:s=${WINDOW.width}x${WINDOW.height}:fps=${fps}`,
  ].join(':');
}
