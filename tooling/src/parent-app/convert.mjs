import { toJsonSchemaDefs } from '@valibot/to-json-schema';

/** As `isInAppPath` judges: one slash at the start, no backslash, no control characters. */
export const IN_APP_PATH = '^/(?![/\\\\])[^\\\\\\u0000-\\u001f\\u007f-\\u009f]*$';

/**
 * The JSON Schema (draft 7) of each schema; one that holds another of them names it.
 *
 * @param {Record<string, import('valibot').GenericSchema>} schemas by name
 * @returns {Record<string, import('./draft-07').JsonSchema>}
 * @throws {Error} for what JSON Schema cannot say
 */
export const jsonSchemasOf = (schemas) =>
  toJsonSchemaDefs(schemas, {
    target: 'draft-07',
    // What the sender writes, not what the reader makes of it.
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/definitions/${referenceId}`,
    // The one check of the messages is that of a path.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' ? { ...jsonSchema, pattern: IN_APP_PATH } : undefined,
  });
