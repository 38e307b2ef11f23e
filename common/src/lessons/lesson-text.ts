/** One line of a lesson in Swiss German with its English translation. */
export interface LessonLine {
  readonly SwissGerman: string;
  readonly English: string;
}

/**
 * Reads the `Text` of a lesson: blocks of a Swiss German line and its English translation,
 * separated by empty lines. A block of one line has an empty translation; further lines belong to
 * the translation.
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
