import { FIELD_NOTES, PROTOCOL_VERSION } from 'shared-contracts/parent-app-guide';
import { MESSAGES, PARENT_APP_SCHEMA, type DescribedMessage, type JsonSchema } from './json-schema';

/** Version that every app speaks, so the guide names only later versions. */
const FIRST_VERSION = '1.0';

const inBackquotes = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``;

/** The type of a field in words. */
function typeOf({ type, items, ...schema }: JsonSchema): string {
  if (schema.enum) return schema.enum.map(inBackquotes).join(' or ');
  if (items) return 'a list of texts';
  return type === 'string' ? 'text' : 'an object';
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** Makes the table of fields of `window.parentApp`. The models have the fields of messages. */
function fieldTable({ properties = {}, required = [] }: JsonSchema): readonly string[] {
  const rows = Object.entries(properties).map(([key, schema]) => {
    const name = required.includes(key) ? `\`${key}\`` : `\`${key}\`?`;
    return row([name, typeOf(schema), FIELD_NOTES[`parentApp.${key}`] ?? '']);
  });
  return [row(['field', 'type', 'what it means']), row(['---', '---', '---']), ...rows];
}

const messageSection = ({ type, note }: DescribedMessage): readonly string[] => [
  `### \`${type}\``,
  '',
  note.when,
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

/** Makes the generated parts of the guide, by name. */
export const generatedParts = (): Readonly<Record<string, string>> => ({
  'window.parentApp': fieldTable(PARENT_APP_SCHEMA).join('\n'),
  messages: [
    ...['## Messages to the app', ''],
    `Each is one JSON text: \`{ "type", "payload", "token" }\`. It has \`token\` where \`window.parentApp.token\` is set; the examples leave it out. The [models](#models-for-swift-and-kotlin) say what each field means.`,
    '',
    `The page speaks version ${PROTOCOL_VERSION} of this protocol; an app that sets neither \`token\` nor \`supports\` speaks ${FIRST_VERSION}. Neither side asks the other for a version. The newest page goes on speaking with every older app: it sends only messages that \`supports\` names, and needs nothing that is new from the app.`,
    '',
    ...sectionsOf('to-app'),
    ...['## Messages from the app', ''],
    'Each is one JSON text: `{ "type", "payload" }`. They carry no token: the page hears its own window only.',
    '',
    ...sectionsOf('from-app'),
  ].join('\n'),
});
