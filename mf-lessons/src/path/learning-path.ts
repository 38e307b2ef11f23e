import { createAsync } from 'kit';
import { perPlatform } from 'common';

/** The request for the school's path, shared by the page. Run it to load or to retry. */
export const learningPathOf = perPlatform(({ content }) =>
  createAsync(() => content.learningPath()),
);
