/**
 * Makes `schemas.json` from `parameters.ts`:
 * `node --import tsx stand-ins/src/payment-provider/requests/make-schemas.ts`. Run it after a
 * change there and after an update of the SDK; a test fails when it was forgotten. With `--print`
 * the schemas go to the output, and nothing is written.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

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
const text = `${JSON.stringify(schemas, null, 1)}\n`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(here, 'schemas.json'), text);
