// The clip as HTTP Live Streaming: where segments begin, how both renditions are encoded, the playlists.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 240p stands first: players start with it and reach the first picture sooner. Level 2.1 and 3.0 of the main profile. */
export const renditions = [
  { name: '240p', width: 426, height: 240, video: 50, level: '2.1', codec: 'avc1.4D4015' },
  { name: '480p', width: 854, height: 480, video: 258, level: '3.0', codec: 'avc1.4D401E' },
];
/** How the four shared clips are encoded: so many bits a second, and music on two channels. */
export const MUSIC = {
  fps: 25,
  /** Seconds from one segment to the next, after the opening. */
  apart: 4,
  quality: ({ video }) => [
    ...['-b:v', `${video}k`, '-maxrate', `${Math.round(video * 1.35)}k`],
    ...['-bufsize', `${video * 4}k`],
  ],
  sound: ['-b:a', '32k', '-ac', '2', '-ar', '44100'],
};

/**
 * How a lesson's own film is encoded: a picture that wanders slowly, and one voice. Most of its bits
 * are key frames, so it has few; 8 seconds of it are still less to fetch than 4 of the others.
 */
export const FILM = {
  fps: 12,
  apart: 8,
  quality: ({ height }) => ['-crf', height < 480 ? '34' : '36'],
  sound: ['-b:a', '24k', '-ac', '1', '-ar', '24000', '-flags:a', '+bitexact'],
};

/** Short segments first, so that the picture comes early: 0, 1, 2, 3, 4, 8, 12 … */
export function starts(seconds, { apart } = MUSIC) {
  const times = [0, 1, 2, 3];
  for (let t = 4; t < seconds; t += apart) times.push(t);
  return times;
}

export const durations = (seconds, kind = MUSIC) =>
  starts(seconds, kind).map((t, i, all) => (all[i + 1] ?? seconds) - t);

/** ffmpeg arguments that encode rendition `r` and cut it into segments below `folder`. Tables are sent once per segment: repeating them would cost 30 kb/s. */
export function encode(r, seconds, folder, kind = MUSIC) {
  const { fps, apart, quality, sound } = kind;
  const cuts = starts(seconds, kind).slice(1).join(',');
  return [
    ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-level', r.level],
    ...['-pix_fmt', 'yuv420p', '-colorspace', 'smpte170m', '-color_primaries', 'smpte170m'],
    ...['-color_trc', 'smpte170m', ...quality(r)],
    ...['-g', String(fps * apart), '-sc_threshold', '0', '-flags', '+cgop'],
    ...['-force_key_frames', cuts, '-tune', 'animation', '-threads', '2'],
    ...['-x264-params', 'chroma-qp-offset=-3', '-c:a', 'aac', ...sound],
    ...['-f', 'segment', '-segment_times', cuts, '-segment_format', 'mpegts'],
    ...['-segment_format_options', 'pat_period=8:sdt_period=60'],
    ...['-segment_time_delta', '0.02', join(folder, '%03d.ts')],
  ];
}

export function writeMedia(folder, seconds, kind = MUSIC) {
  const parts = durations(seconds, kind);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.max(...parts)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  parts.forEach((d, i) => lines.push(`#EXTINF:${d.toFixed(3)},`, segment(i)));
  writeFileSync(join(folder, 'index.m3u8'), `${lines.join('\n')}\n#EXT-X-ENDLIST\n`);
}

export function writeMaster(folder, seconds, kind = MUSIC) {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const r of renditions) {
    const { peak, average } = rates(join(folder, r.name), seconds, kind);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${r.width}x${r.height},FRAME-RATE=${kind.fps.toFixed(3)},CODECS="${r.codec},mp4a.40.2"`,
      `${r.name}/index.m3u8`,
    );
  }
  writeFileSync(join(folder, 'master.m3u8'), `${lines.join('\n')}\n`);
}

const segment = (i) => `${String(i).padStart(3, '0')}.ts`;

/** Bits per second of the heaviest segment and of the whole. */
function rates(folder, seconds, kind) {
  const files = readdirSync(folder)
    .filter((f) => f.endsWith('.ts'))
    .sort();
  const bits = files.map((f) => statSync(join(folder, f)).size * 8);
  const parts = durations(seconds, kind);
  return {
    peak: Math.ceil(Math.max(...bits.map((b, i) => b / parts[i]))),
    average: Math.ceil(bits.reduce((a, b) => a + b, 0) / seconds),
  };
}
