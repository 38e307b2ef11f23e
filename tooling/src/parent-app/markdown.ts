import { FIELD_NOTES, PROTOCOL_VERSION } from 'shared-contracts/parent-app-guide';
import type { JsonSchema } from './draft-07';
import { MESSAGES, PARENT_APP_SCHEMA, type DescribedMessage } from './json-schema';

/** Every app speaks it, so the guide says it of no message. */
const FIRST_VERSION = '1.0';

const quoted = (value: unknown) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``;

/** The type of a field in words. */
function typeOf({ type, items, ...schema }: JsonSchema): string {
  if (schema.enum) return schema.enum.map(quoted).join(' or ');
  if (items) return 'a list of texts';
  return type === 'string' ? 'text' : 'an object';
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** The fields of `window.parentApp`. Those of the messages are in the models. */
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

/** The generated parts of the guide, by the name of their place in it. */
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
