/**
 * Makes `schemas.json` from `parameters.ts`, and `blanks.json` from the SDK's response types:
 * `node --import tsx stand-ins/src/payment-provider/requests/make-schemas.ts`. Run it after a
 * change of `parameters.ts` and after an update of the SDK; a test fails when it was forgotten.
 * `--print` writes both to the output, and changes no file.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import { blanksOf } from '../testing/blanks';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The SDK's open unions end in this type; a request has to name a value that exists. */
const OPEN_END = '#/definitions/OtherString';

/** Closes what the generator leaves open: unions of strings, and objects made by `Pick`. */
function close(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(close);
  if (schema === null || typeof schema !== 'object') return schema;
  const closed: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'OtherString') continue;
    closed[key] =
      key === 'anyOf' && Array.isArray(value)
        ? value.filter((one) => !isOpenEnd(one)).map(close)
        : close(value);
  }
  if (closed.type === 'object' && 'properties' in closed) closed.additionalProperties = false;
  return closed;
}

const isOpenEnd = (schema: Json) =>
  schema !== null &&
  typeof schema === 'object' &&
  !Array.isArray(schema) &&
  schema.$ref === OPEN_END;

/** JSON with one line for each request, definition or object. */
function textOf(value: object, depth = 1): string {
  const lines = Object.entries(value).map(([key, one]: [string, unknown]) => {
    const isSplit = depth > 0 && ['properties', 'definitions'].includes(key);
    return `${JSON.stringify(key)}: ${isSplit ? textOf(one as object, depth - 1) : JSON.stringify(one)}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}

const here = dirname(fileURLToPath(import.meta.url));
const generator = createGenerator({
  path: join(here, 'parameters.ts'),
  tsconfig: join(here, '../../../../tsconfig.json'),
  skipTypeCheck: true,
  expose: 'export',
  topRef: false,
  additionalProperties: false,
  jsDoc: 'none',
});
const schemas = close(JSON.parse(JSON.stringify(generator.createSchema('Requests'))) as Json);
const files = { 'schemas.json': schemas as object, 'blanks.json': blanksOf() };
if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(files));
else {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(here, name), `${textOf(content)}\n`);
  }
}
