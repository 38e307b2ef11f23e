import { FIELD_NOTES, PROTOCOL_VERSION } from 'shared-contracts/parent-app-guide';
import type { JsonSchema } from './draft-07';
import {
  MESSAGES,
  PACKAGE_SCHEMA,
  PARENT_APP_SCHEMA,
  PRODUCT_SCHEMA,
  type DescribedMessage,
} from './json-schema';

/** Every app speaks it, so the guide says it of no message. */
const FIRST_VERSION = '1.0';

/** Ids of the headings of the shared objects. */
const LINKS: Readonly<Record<string, string>> = {
  StorePackage: '[a package](#a-package)',
  StoreProduct: 'an object, see below',
};

const quoted = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``;

/** The type of a field in words. */
function typeOf({ $ref, type, anyOf, items, ...schema }: JsonSchema): string {
  if ($ref !== undefined) return LINKS[$ref.replace('#/definitions/', '')] ?? $ref;
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(' or ');
  if (items) return `a list of ${items.$ref === undefined ? 'texts' : 'packages'}`;
  return type === 'string' ? 'text' : type === 'null' ? '`null`' : 'an object';
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** The fields of an object; of alternatives, all of them together. */
function fieldTable(schema: JsonSchema, path: string): readonly string[] {
  const alternatives = schema.oneOf ?? [schema];
  const keys = [...new Set(alternatives.flatMap(({ properties = {} }) => Object.keys(properties)))];
  if (keys.length === 0) return ['The payload is empty.'];
  const rows = keys.map((key) => {
    const own = alternatives.filter(({ properties }) => properties?.[key]);
    const types = [...new Set(own.map(({ properties }) => typeOf(properties?.[key] ?? {})))];
    const isNeeded = alternatives.every(({ required = [] }) => required.includes(key));
    const name = isNeeded ? `\`${key}\`` : `\`${key}\`?`;
    return row([name, types.join(' or '), FIELD_NOTES[`${path}.${key}`] ?? '']);
  });
  return [row(['field', 'type', 'what it means']), row(['---', '---', '---']), ...rows];
}

const messageSection = ({ type, payload, note }: DescribedMessage): readonly string[] => [
  `### \`${type}\``,
  '',
  note.when,
  '',
  ...fieldTable(payload, type),
  '',
  '```json',
  JSON.stringify({ type, payload: note.example }),
  '```',
  '',
  `- **Answer:** ${note.answer}`,
  `- **Failure:** ${note.failure}`,
  ...(note.since === FIRST_VERSION ? [] : [`- **Since:** ${note.since}`]),
  '',
];

const sectionsOf = (direction: DescribedMessage['direction']) =>
  MESSAGES.filter((message) => message.direction === direction).flatMap(messageSection);

/** The generated parts of the guide, by the name of their place in it. */
export const generatedParts = (): Readonly<Record<string, string>> => ({
  'window.parentApp': fieldTable(PARENT_APP_SCHEMA, 'parentApp').join('\n'),
  messages: [
    ...['## Messages to the app', ''],
    `Each is one JSON text: \`{ "type", "payload", "token" }\`. It has \`token\` where \`window.parentApp.token\` is set; the examples leave it out.`,
    '',
    `The page speaks version ${PROTOCOL_VERSION} of this protocol; an app that sets neither \`token\` nor \`supports\` speaks ${FIRST_VERSION}. Neither side asks the other for a version. The newest page goes on speaking with every older app: it sends only messages that \`supports\` names, and needs nothing that is new from the app.`,
    '',
    ...sectionsOf('to-app'),
    ...['## Messages from the app', ''],
    'Each is one JSON text: `{ "type", "payload" }`. They carry no token: the page hears its own window only.',
    '',
    ...sectionsOf('from-app'),
    ...['## A package', '', 'A question mark marks what may be left out.', ''],
    ...fieldTable(PACKAGE_SCHEMA, 'StorePackage'),
    ...['', 'Its `product`:', ''],
    ...fieldTable(PRODUCT_SCHEMA, 'StoreProduct'),
  ].join('\n'),
});
