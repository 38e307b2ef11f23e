import { runTool } from './run-tool';

/** Measurements of a recording by ffmpeg. */
export interface Measured {
  readonly seconds: number;
  /** Integrated loudness, LUFS (EBU R 128). */
  readonly loudness: number;
}

/**
 * Parses the output of ffmpeg's filter `ebur128`.
 *
 * @throws {Error} for a file without sound
 */
export function parseMeasured(output: string): Measured {
  const summary = output.slice(output.lastIndexOf('Summary:'));
  const loudness = /\bI:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1];
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(output) ?? [];
  if (loudness === undefined || seconds === undefined) throw new Error('ffmpeg heard no sound');
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    loudness: Number(loudness),
  };
}

/** Measures a sound file of any kind that ffmpeg reads. */
export async function measure(file: string): Promise<Measured> {
  // A word may be shorter than the measuring window of 400 ms, so the file plays three times.
  const filter = 'aloop=loop=2:size=2147483647,ebur128';
  const { stderr } = await runTool('ffmpeg', [
    ...['-hide_banner', '-nostats', '-i', file],
    ...['-af', filter, '-f', 'null', '-'],
  ]);
  return parseMeasured(stderr);
}

/** Bit rate of AAC in kbit/s: 48 for a person's voice, 20 for the many machine samples. */
export type Bitrate = 20 | 48;

/** Encodes a recording as mono AAC, with a gain in decibels and without clipping. */
export async function encode(
  from: string,
  to: string,
  { gain, bitrate }: { readonly gain: number; readonly bitrate: Bitrate },
): Promise<void> {
  const level = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.89:level=false`;
  await runTool('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', from, '-af', level],
    ...['-ac', '1', '-ar', '22050', '-c:a', 'aac', '-b:a', `${bitrate}k`],
    // No date and version, so that the same recording has the same hash.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', to],
  ]);
}
