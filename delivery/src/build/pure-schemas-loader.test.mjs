import { transformSync } from '@swc/core';
import pureSchemas from './pure-schemas-loader.mjs';

const SOURCE = `
import * as v from 'valibot';
const NameSchema = v.pipe(v.string(), v.regex(/^a/));
export const AgeSchema = v.object({ age: v.number(), name: NameSchema });
export const used = (value) => v.is(v.boolean(), value);
v.parse(v.string(), globalThis.name);
`;

/** The code that a bundler keeps if only `used` is imported. */
const minified = (source) =>
  transformSync(source.replace('export const AgeSchema', 'const AgeSchema'), {
    module: { type: 'es6' },
    jsc: { target: 'es2022', minify: { compress: { toplevel: true }, mangle: false } },
  }).code;

test('lets schemas that nothing uses be left out, and keeps what reads a value', () => {
  const code = minified(pureSchemas(SOURCE));
  expect(code).not.toMatch(/v\.(object|number|pipe|regex)/);
  expect(code).toMatch(/v\.is\(v\.boolean\(\)/);
  expect(code).toMatch(/v\.parse\(v\.string\(\)/);
  expect(minified(SOURCE)).toMatch(/v\.object/);
});
