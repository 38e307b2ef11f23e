import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessonLine } from 'common';
import { runTool } from '../line-sounds/run-tool';
import type { Timeline } from './timeline';

/** Font size in pixels, and letters that fit into a line of a slide. */
const DIALECT = { size: 36, letters: 38, colour: 'white' } as const;
const ENGLISH = { size: 26, letters: 52, colour: '0xd3e6e9' } as const;

/** Breaks a text into lines of at most `letters` letters, because `drawtext` breaks none itself. */
export function wrap(text: string, letters: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter((part) => part !== '').join(' ');
    if (line.length <= letters || lines.at(-1) === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text as `wrap` does, into lines of about the same length. */
function balance(text: string, letters: number): readonly string[] {
  const lines = wrap(text, letters);
  const even = Array.from({ length: letters }, (_, index) => wrap(text, index + 1));
  return even.find((each) => each.length === lines.length) ?? lines;
}

/** Line height, as a multiple of the font size. */
const LEADING = 1.4;
/** The dialect ends and the English begins at this height of a slide of 480 pixels. */
const MIDDLE = 158;

/** Makes the filter of ffmpeg that writes one centred line. */
async function drawLine(
  text: string,
  { size, colour, y }: { readonly size: number; readonly colour: string; readonly y: number },
  file: string,
): Promise<string> {
  await writeFile(file, text);
  return `drawtext=textfile='${file}':expansion=none:font=Sans:fontsize=${size}:fontcolor=${colour}:x=(w-text_w)/2:y=${y}`;
}

/** Makes the filters that write a line above the middle of a slide, and its translation below. */
function writing({ SwissGerman, English }: LessonLine, file: string): Promise<readonly string[]> {
  const dialect = balance(SwissGerman, DIALECT.letters);
  const english = balance(English, ENGLISH.letters);
  return Promise.all([
    ...dialect.map((text, index) => {
      const y = MIDDLE - (dialect.length - index) * DIALECT.size * LEADING;
      return drawLine(text, { ...DIALECT, y }, `${file}.gsw${index}`);
    }),
    ...english.map((text, index) => {
      const y = MIDDLE + 12 + index * ENGLISH.size * LEADING;
      return drawLine(text, { ...ENGLISH, y }, `${file}.en${index}`);
    }),
  ]);
}

/**
 * Draws a slide per line, with the line and its translation over the darkened picture, and lists
 * them with their times.
 *
 * @param picture of the lesson
 * @returns the list, as ffmpeg's `concat` reads it
 */
export async function drawSlides(
  picture: string,
  { lines, timeline }: { readonly lines: readonly LessonLine[]; readonly timeline: Timeline },
  scratch: string,
): Promise<string> {
  const list = ['ffconcat version 1.0'];
  let slide = '';
  for (const [index, line] of lines.entries()) {
    const name = join(scratch, String(index + 1).padStart(2, '0'));
    slide = `${name}.png`;
    const dark = 'scale=854:480,drawbox=color=0x0b1114@0.78:t=fill';
    await runTool('ffmpeg', [
      ...['-v', 'error', '-y', '-i', picture, '-frames:v', '1'],
      ...['-vf', [dark, ...(await writing(line, name))].join(','), slide],
    ]);
    const [from = 0, to = timeline.seconds] = [
      timeline.chapters[index]?.at,
      timeline.chapters[index + 1]?.at,
    ];
    list.push(`file '${slide}'`, `duration ${(to - from).toFixed(2)}`);
  }
  // The last slide comes twice, because `concat` ignores the duration of the last entry.
  list.push(`file '${slide}'`);
  const file = join(scratch, 'slides.txt');
  await writeFile(file, `${list.join('\n')}\n`);
  return file;
}
