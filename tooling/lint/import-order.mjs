const PLACES = ['a package', 'a folder above', 'this folder'];

/** Place of a module in the order: packages, folders above, this folder. */
function placeOf({ source }) {
  if (source.value.startsWith('./')) return 2;
  return source.value.startsWith('.') ? 1 : 0;
}

/**
 * A rule of ESLint: imports come from far to near. What is imported for its effect alone, as a
 * style sheet, keeps its place. Source: docs/architecture.md, One dialect.
 */
export const importOrder = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { order: 'An import of {{late}} comes after one of {{early}}. Order: far to near.' },
  },
  create: ({ report, sourceCode }) => ({
    Program({ body }) {
      const imports = body.filter(
        (node) => node.type === 'ImportDeclaration' && node.specifiers.length > 0,
      );
      const late = imports.find(
        (node, index) => index > 0 && placeOf(node) < placeOf(imports[index - 1]),
      );
      if (!late) return;
      const early = imports[imports.indexOf(late) - 1];
      const sorted = imports.toSorted((a, b) => placeOf(a) - placeOf(b));
      const isPlain = imports.every((node) => sourceCode.getCommentsBefore(node).length === 0);
      report({
        node: late,
        messageId: 'order',
        data: { late: PLACES[placeOf(late)], early: PLACES[placeOf(early)] },
        // A comment belongs to what follows it, so a person moves both.
        fix: isPlain
          ? (fixer) =>
              imports.map((node, index) =>
                fixer.replaceText(node, sourceCode.getText(sorted[index])),
              )
          : null,
      });
    },
  }),
};
