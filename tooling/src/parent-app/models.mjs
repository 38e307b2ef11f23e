import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

/** Options of quicktype for each language. */
const LANGUAGES = {
  swift: { 'access-level': 'internal', initializers: 'false' },
  kotlin: { framework: 'kotlinx', package: 'parentapp' },
};

/**
 * Generates a model of every definition of a JSON Schema.
 *
 * @param {{ definitions: Record<string, unknown> }} schema
 * @param {'swift' | 'kotlin'} language
 * @returns {Promise<string>} the text of one file
 */
export async function modelsOf(schema, language) {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  // Add all definitions as one source, so that a shared part becomes one model.
  const uris = ['#/definitions/'];
  await input.addSource({ name: 'Messages', uris, schema: JSON.stringify(schema) });
  const inputData = new InputData();
  inputData.addInput(input);
  const rendererOptions = LANGUAGES[language];
  const { lines } = await quicktype({ inputData, lang: language, rendererOptions });
  return `${lines.join('\n').trimEnd()}\n`;
}
