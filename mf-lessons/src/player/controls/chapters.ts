import type { Chapter } from 'shared-contracts';
import { player } from '../../messages/player-controls';

/** The chapter at a position in seconds, if any. */
export const chapterAt = (chapters: readonly Chapter[], position: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at <= position);

/** The name of a chapter: its title, or the name of its part. */
export const chapterName = ({ part, title }: Chapter): string =>
  title ?? (part ? player.chapters.names[part] : '');
