import type { Progressed } from './changes';

/**
 * Lists the lessons begun and not finished, the last watched first. Those that `recent` lacks
 * follow.
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
