// Folders do not import each other in a circle, types included, tests aside. dependency-cruiser
// cannot leave tests out of one rule, so this is a second run.
import dependencies from './dependencies.mjs';
import { TESTS } from './rule.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'folders do not import each other in a circle, types included',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...dependencies.options,
    exclude: {
      path: [...dependencies.options.exclude.path, TESTS, 'node_modules'],
      // The code that fetches a chunk is below the chunk (`src/chunks`).
      dynamic: true,
    },
  },
};
