/**
 * Marks the calls that make valibot's schemas as pure, so that a bundler leaves out unused schemas.
 * Leaves calls that read a value as they are. A webpack loader.
 *
 * @param {string} source a TypeScript module that has `import * as v from 'valibot'`
 */
export default function pureSchemas(source) {
  return source.replace(
    /(?<![\w.])v\.(?!(?:parse|safeParse|is|assert|getDotPath)\b)\w+\(/g,
    '/* @__PURE__ */ $&',
  );
}
