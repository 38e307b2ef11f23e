import type { LinesFile } from '../line-sounds/lines-file';

/** Syllables a second of a dialogue, by difficulty from 1. Source: docs/recording-a-lesson.md. */
const WANTED = [3.4, 3.8, 4.2, 4.6, 4.9] as const;

/** Counts the syllables of a line in Dieth spelling by its groups of vowels. */
export const syllablesOf = (line: string): number =>
  line.normalize('NFC').match(/[aeiouyäöüèéàòù]+/gi)?.length ?? 0;

/** The speed of a lesson's recordings in syllables a second. */
export function speedOf({ lines }: Pick<LinesFile, 'lines'>): number {
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  return lines.reduce((sum, { says }) => sum + syllablesOf(says), 0) / seconds;
}

/**
 * Chooses the factor by which a film speeds up the lines of a dialogue. A machine speaks every
 * lesson at the same speed, so its lines get the speed of their difficulty. A person's lines keep
 * their speed.
 *
 * @param difficulty 1 to 5
 * @returns 1 to 1.6, in hundredths
 */
export function dialogueTempo(lines: LinesFile, difficulty: number): number {
  if (lines.voice === 'person') return 1;
  const wanted = WANTED[difficulty - 1] ?? WANTED[0];
  const tempo = Math.ceil((100 * wanted) / speedOf(lines)) / 100;
  return Math.min(1.6, Math.max(1, tempo));
}
