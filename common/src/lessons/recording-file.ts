/** A recorded live lesson. */
export interface RecordedLesson {
  /** Title as announced. */
  readonly title: string;
  /** Its day at the school, `2026-11-23`. */
  readonly day: string;
}

/**
 * The `lesson.yaml` of a recording, for a new folder in `lessons` of the content folder. The live
 * screen writes it for the teacher, and the publisher reads it. Source: firebase/content/README.md.
 */
export const recordingFile = ({ title, day }: RecordedLesson): string =>
  [
    `# Recording of the live lesson of ${day}. Put this file into lessons/live-${day},`,
    `# with text.txt and picture.webp. Put the film into clips/live-${day}.`,
    `Title: ${JSON.stringify(title)}`,
    'Subtitle: Recording of a live lesson',
    'Difficulty: 1',
    'Type: monday_lesson',
    `Date: ${day}`,
    `clip: live-${day}`,
    '',
  ].join('\n');
