import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { isInAppPath } from 'shared-contracts';
import { inRoot } from 'delivery/paths';
import { guideFiles } from './guide-files';
import { MESSAGES, messagesSchema } from './json-schema';

let files: Readonly<Record<string, string>>;
beforeAll(async () => {
  files = await guideFiles();
});

test.each([
  'docs/parent-app.md',
  'docs/parent-app/messages.schema.json',
  'docs/parent-app/Messages.swift',
  'docs/parent-app/Messages.kt',
])('%s is what `npm run parent-app-guide` writes from the schemas', (path) => {
  expect(readFileSync(inRoot(path), 'utf8')).toBe(files[path]);
});

test('has each message of the protocol in the guide and in both models', () => {
  // A list by hand, so that it does not depend on the schemas.
  const types = [
    ...['REQUEST_GOOGLE_ID_TOKEN', 'REQUEST_APPLE_ID_TOKEN_AND_NONCE', 'PURCHASE_PACKAGE'],
    ...['LOG_IN_TO_SUBSCRIPTION_SERVICE', 'RESTORE_PURCHASES', 'OPEN_EXTERNAL_URL'],
    ...['LOG_IN_WITH_ID_TOKEN', 'SUBSCRIPTION_PACKAGES', 'REDIRECT', 'STOP_LOADING'],
    'SIGN_IN_FAILED',
  ];
  for (const type of types) {
    expect(files['docs/parent-app.md']).toContain(`\n### \`${type}\`\n`);
    expect(files['docs/parent-app/Messages.swift']).toContain(` = "${type}"`);
    expect(files['docs/parent-app/Messages.kt']).toContain(`@SerialName("${type}")`);
  }
});

describe('the JSON Schema', () => {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(messagesSchema(), 'messages');
  const isValid = (name: string, message: unknown) =>
    ajv.validate({ $ref: `messages#/definitions/${name}` }, message);

  test.each(MESSAGES)(
    'takes the example of $type, and no other payload',
    ({ name, type, note }) => {
      expect(isValid(name, { type, payload: note.example })).toBe(true);
      expect(isValid(name, { type, payload: 'text' })).toBe(false);
      expect(isValid(name, { type: 'OPEN_SESAME', payload: note.example })).toBe(false);
    },
  );

  test.each([
    '/',
    '/a?b=c#d',
    '/a//b',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'home',
  ])('judges the path %j as the page does', (path) => {
    expect(isValid('Redirect', { type: 'REDIRECT', payload: { path } })).toBe(isInAppPath(path));
  });
});
