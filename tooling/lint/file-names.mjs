import { basename } from 'node:path';

/** Words in lower case between hyphens, and endings such as `.test` or `.function`. */
const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Of a file that holds a component; its tests are called as what they test. */
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.[a-z]+)*\.tsx$/;

/** They say nothing of what is inside. */
const SAYS_NOTHING = /^(common|flags|helpers?|misc|state|types|utils?)\.(test\.)?tsx?$/;

const messages = {
  form: '"{{name}}" is neither words with hyphens (use-route.ts) nor a component (SeekBar.tsx).',
  meaning: '"{{name}}" does not say what is inside. Call it after its one idea (due-store.ts).',
};

/** A rule of ESLint: one way to name a file. Source: docs/architecture.md, One dialect. */
export const fileNames = {
  meta: { type: 'suggestion', schema: [], messages },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const isWellFormed = WORDS.test(name) || COMPONENT.test(name);
      if (isWellFormed && !SAYS_NOTHING.test(name)) return;
      const messageId = isWellFormed ? 'meaning' : 'form';
      context.report({ node, loc: { line: 1, column: 0 }, messageId, data: { name } });
    },
  }),
};
