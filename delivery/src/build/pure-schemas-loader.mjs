/**
 * Marks the calls that make schemas of valibot as pure, so that a bundler leaves out those that
 * nothing uses. Calls that read a value stay as they are. A webpack loader.
 *
 * @param {string} source a TypeScript module that has `import * as v from 'valibot'`
 */
export default function pureSchemas(source) {
  return source.replace(
    /(?<![\w.])v\.(?!(?:parse|safeParse|is|assert|getDotPath)\b)\w+\(/g,
    '/* @__PURE__ */ $&',
  );
}
