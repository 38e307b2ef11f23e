import type { Progressed } from './changes';

/**
 * Finds the lessons that were begun and not finished, the last watched first. Lessons of unknown
 * order follow.
 */
export const begunLessons = ({
  resumeAt,
  recent,
}: Pick<Progressed, 'resumeAt' | 'recent'>): {
  readonly videoID: string;
  readonly seconds: number;
}[] =>
  [...new Set([...recent, ...Object.keys(resumeAt)])]
    .map((videoID) => ({ videoID, seconds: resumeAt[videoID] ?? 0 }))
    .filter(({ seconds }) => seconds > 0);
