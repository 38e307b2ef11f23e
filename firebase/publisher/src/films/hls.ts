// Turns a film into HTTP Live Streaming: starts of segments, encoding of renditions, and playlists.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Rendition {
  /** Name of its folder, `240p`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Level of H.264's main profile. */
  readonly level: string;
  /** The picture's codec as a playlist names it. */
  readonly codec: string;
}

/** The renditions of a film. Players start with the first, and show a picture of 240p sooner. */
export const renditions: readonly Rendition[] = [
  { name: '240p', width: 426, height: 240, level: '2.1', codec: 'avc1.4D4015' },
  { name: '480p', width: 854, height: 480, level: '3.0', codec: 'avc1.4D401E' },
];

/** The encoding of one kind of film. */
export interface Encoding {
  readonly renditions: readonly Rendition[];
  /** Frames per second. */
  readonly fps: number;
  /** Seconds from one segment to the next, after the opening. */
  readonly apart: number;
  /** Arguments of ffmpeg for the quality of the picture. */
  readonly quality: (rendition: Rendition) => readonly string[];
  /** Arguments of ffmpeg for the sound. */
  readonly sound: readonly string[];
  /** Further parameters of x264. */
  readonly x264?: string;
}

const VOICE = ['-b:a', '24k', '-ac', '1', '-ar', '24000', '-flags:a', '+bitexact'];

/**
 * The encoding of a mini lesson's film: a picture that moves slowly, and one voice. Key frames
 * would take most bytes, so segments are long.
 */
export const FILM: Encoding = {
  renditions,
  fps: 12,
  apart: 8,
  quality: ({ height }) => ['-crf', height < 480 ? '34' : '36'],
  sound: VOICE,
};

/**
 * The encoding of a lesson's film of several minutes. It has one rendition, because a second one
 * would store the voice twice; it needs fewer bits a second than 240p of a mini lesson. The first
 * key frame is coarse, because the film begins only when it has arrived.
 */
export const LONG_FILM: Encoding = {
  renditions: renditions.filter(({ name }) => name === '480p'),
  fps: 2,
  apart: 16,
  quality: () => ['-crf', '37', '-bf', '0'],
  sound: VOICE,
  x264: 'zones=0,7,q=41',
};

/**
 * The encoding of a live lesson's recording, in both renditions, because the school has few
 * recordings. The sample live stream plays them. Players wait for three segments, so segments of 4
 * s give the delay of a real stream, 12 s.
 */
export const EXPLAINED_FILM: Encoding = { ...LONG_FILM, renditions, apart: 4 };

/**
 * Computes the start of each segment. Short segments come first, so that the film begins early.
 *
 * @param seconds duration of the film
 * @returns seconds: 0, 1, 2, 3, 4, and then a segment every `apart` seconds
 */
export function starts(seconds: number, { apart }: Encoding): readonly number[] {
  const times = [0, 1, 2, 3];
  for (let time = 4; time < seconds; time += apart) times.push(time);
  return times;
}

const durations = (seconds: number, encoding: Encoding): readonly number[] =>
  starts(seconds, encoding).map((time, index, all) => (all[index + 1] ?? seconds) - time);

/**
 * Makes the arguments of ffmpeg that encode a rendition and cut it into segments. Each segment has
 * its tables once, because repeating them would cost 30 kbit per second.
 *
 * @param seconds duration of the film
 * @param folder of the segments
 */
export function encode(
  rendition: Rendition,
  seconds: number,
  folder: string,
  encoding: Encoding,
): string[] {
  const { fps, apart, quality, sound, x264 } = encoding;
  const parameters = ['chroma-qp-offset=-3', ...(x264 === undefined ? [] : [x264])].join(':');
  const cuts = starts(seconds, encoding).slice(1).join(',');
  return [
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-level', rendition.level],
    ...['-pix_fmt', 'yuv420p', '-colorspace', 'smpte170m', '-color_primaries', 'smpte170m'],
    ...['-color_trc', 'smpte170m', ...quality(rendition)],
    ...['-g', String(fps * apart), '-sc_threshold', '0', '-flags', '+cgop'],
    ...['-force_key_frames', cuts, '-tune', 'animation', '-threads', '2'],
    ...['-x264-params', parameters, '-c:a', 'aac', ...sound],
    ...['-f', 'segment', '-segment_times', cuts, '-segment_format', 'mpegts'],
    ...['-segment_format_options', 'pat_period=8:sdt_period=60'],
    ...['-segment_time_delta', '0.02', join(folder, '%03d.ts')],
  ];
}

const segmentName = (index: number) => `${String(index).padStart(3, '0')}.ts`;

/**
 * Writes `index.m3u8` of one rendition.
 *
 * @param folder of that rendition
 * @param seconds duration of the film, whole seconds
 */
export function writeMedia(folder: string, seconds: number, encoding: Encoding): void {
  const parts = durations(seconds, encoding);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.max(...parts)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...parts.flatMap((part, index) => [`#EXTINF:${part.toFixed(3)},`, segmentName(index)]),
    '#EXT-X-ENDLIST',
  ];
  writeFileSync(join(folder, 'index.m3u8'), `${lines.join('\n')}\n`);
}

/** Bits per second of the largest segment and of the whole film. */
function rates(folder: string, seconds: number, encoding: Encoding) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const bits = files.map((file) => statSync(join(folder, file)).size * 8);
  const parts = durations(seconds, encoding);
  return {
    peak: Math.ceil(Math.max(...bits.map((size, index) => size / (parts[index] ?? NaN)))),
    average: Math.ceil(bits.reduce((sum, size) => sum + size, 0) / seconds),
  };
}

/**
 * Writes `master.m3u8`, with the bit rates of the segments.
 *
 * @param folder with one folder of segments per rendition
 * @param seconds duration of the film, whole seconds
 */
export function writeMaster(folder: string, seconds: number, encoding: Encoding): void {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height, codec } of encoding.renditions) {
    const { peak, average } = rates(join(folder, name), seconds, encoding);
    const facts = [
      ...[`BANDWIDTH=${peak}`, `AVERAGE-BANDWIDTH=${average}`, `RESOLUTION=${width}x${height}`],
      ...[`FRAME-RATE=${encoding.fps.toFixed(3)}`, `CODECS="${codec},mp4a.40.2"`],
    ];
    lines.push(`#EXT-X-STREAM-INF:${facts.join(',')}`, `${name}/index.m3u8`);
  }
  writeFileSync(join(folder, 'master.m3u8'), `${lines.join('\n')}\n`);
}
