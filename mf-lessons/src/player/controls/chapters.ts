import type { Chapter } from 'shared-contracts';
import { player } from '../../messages/player-controls';

/** The chapter at a position, in seconds; undefined where the film has none. */
export const chapterAt = (chapters: readonly Chapter[], position: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at <= position);

/** Names a chapter: by its own title, or by its part of the film. */
export const chapterName = ({ part, title }: Chapter): string =>
  title ?? (part ? player.chapters.names[part] : '');
