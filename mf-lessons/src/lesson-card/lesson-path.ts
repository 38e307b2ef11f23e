import type { CatalogueLesson } from 'shared-contracts';

/** The in-app path under which a lesson is watched. Source: SPEC §2. */
export const lessonPath = ({ Type, DocID }: CatalogueLesson): string =>
  `${Type === 'mini_lesson' ? '/mini-lessons' : '/videos'}/${encodeURIComponent(DocID)}`;
