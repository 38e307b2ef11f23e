import type { Chapter } from 'shared-contracts';
import { player } from '../../messages/player-controls';

/** The chapter at a position, in seconds; undefined where the film has none. */
export const chapterAt = (chapters: readonly Chapter[], position: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at <= position);

/** What a chapter is called: its part of the film, or what a recording is about there. */
export const chapterName = ({ part, title }: Chapter): string =>
  title ?? (part ? player.chapters.names[part] : '');
