import { toJsonSchemaDefs } from '@valibot/to-json-schema';

/** Accepts what `isInAppPath` accepts: one slash first, no backslash, no control characters. */
export const IN_APP_PATH = '^/(?![/\\\\])[^\\\\\\u0000-\\u001f\\u007f-\\u009f]*$';

/**
 * Converts schemas to JSON Schema (draft 7). A schema that contains another one refers to it.
 *
 * @param {Record<string, import('valibot').GenericSchema>} schemas by name
 * @returns {Record<string, import('./json-schema').JsonSchema>}
 * @throws {Error} when JSON Schema cannot express a schema
 */
export const jsonSchemasOf = (schemas) =>
  toJsonSchemaDefs(schemas, {
    target: 'draft-07',
    // Describe the data before parsing.
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/definitions/${referenceId}`,
    // The only check in the messages is that of a path.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, pattern: IN_APP_PATH } : undefined,
  });
