/** One line of a lesson in Swiss German with its English translation. */
export interface LessonLine {
  readonly SwissGerman: string;
  readonly English: string;
}

/**
 * Reads the `Text` of a lesson: a Swiss German line, its English translation on the next line, an
 * empty line, and so on. A block without a second line has an empty translation; further lines of
 * a block belong to the translation.
 *
 * @param text the field `Text` of a lesson (ENTITY-lesson)
 */
export function parseLessonText(text: string): LessonLine[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [SwissGerman = '', ...translation] = block.split('\n').map((line) => line.trim());
      return { SwissGerman, English: translation.join(' ') };
    });
}
