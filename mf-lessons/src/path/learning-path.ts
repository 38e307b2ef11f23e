import { createAsync } from 'kit';
import { perPlatform } from 'common';

/** The school's path, fetched once for all who need it. Run it to fetch it, or to try again. */
export const learningPathOf = perPlatform(({ content }) =>
  createAsync(() => content.learningPath()),
);
