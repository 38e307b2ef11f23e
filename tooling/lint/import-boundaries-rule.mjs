import { relative, sep } from 'node:path';
import { judgeImport } from './import-boundaries.mjs';

/**
 * ESLint rule over every way to name a module: import, export … from, import(), require(), and the
 * import type. `no-restricted-imports` does not see the last three, and lazy imports are exactly
 * how a remote would reach for a library it may not use.
 */
export const importBoundariesRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{reason}}' } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const reason = judgeImport(file, node.value);
      if (reason) context.report({ node, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};
