import { ParentAppPackageSchema } from 'shared-contracts';
import {
  FIELD_NOTES,
  NOTES_FROM_PARENT_APP,
  NOTES_TO_PARENT_APP,
  PAYLOADS_FROM_PARENT_APP,
  PAYLOADS_TO_PARENT_APP,
  ParentAppInfoSchema,
  type MessageNote,
} from 'shared-contracts/parent-app-guide';
import { jsonSchemasOf } from './convert.mjs';

/** The part of JSON Schema (draft 7) that the messages need. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** A message with its notes and its schema. */
export interface DescribedMessage {
  readonly type: string;
  /** Name of its model, `PurchasePackage`. */
  readonly name: string;
  readonly direction: 'to-app' | 'from-app';
  readonly payload: JsonSchema;
  readonly note: MessageNote<unknown>;
}

const nameOf = (type: string): string =>
  type
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())
    .replace(/Id(?=[A-Z])/, 'ID');

/** Adds the notes of the fields to a schema. */
function withNotes(schema: JsonSchema, path: string): JsonSchema {
  const { oneOf, properties, ...rest } = schema;
  return {
    ...rest,
    ...(oneOf && { oneOf: oneOf.map((variant) => withNotes(variant, path)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => {
          const description = FIELD_NOTES[`${path}.${key}`];
          if (description === undefined) throw new Error(`No note for ${path}.${key}`);
          // A referenced schema has its own description.
          const note = value.$ref === undefined && { description };
          return [key, { ...withNotes(value, `${path}.${key}`), ...note }];
        }),
      ),
    }),
  };
}

const PLAIN = jsonSchemasOf({
  parentApp: ParentAppInfoSchema,
  StoreProduct: ParentAppPackageSchema.entries.product,
  StorePackage: ParentAppPackageSchema,
  ...PAYLOADS_TO_PARENT_APP,
  ...PAYLOADS_FROM_PARENT_APP,
});

function schemaOf(key: string): JsonSchema {
  const schema = PLAIN[key];
  if (!schema) throw new Error(`No schema of ${key}`);
  return withNotes(schema, key);
}

const messagesOf = (
  notes: Readonly<Record<string, MessageNote<unknown>>>,
  direction: DescribedMessage['direction'],
): readonly DescribedMessage[] =>
  Object.entries(notes).map(([type, note]) => ({
    type,
    note,
    direction,
    name: nameOf(type),
    payload: schemaOf(type),
  }));

export const PARENT_APP_SCHEMA = schemaOf('parentApp');
const PACKAGE_SCHEMA = schemaOf('StorePackage');
const PRODUCT_SCHEMA = schemaOf('StoreProduct');
/** Every message of the protocol, in the order of the guide. */
export const MESSAGES: readonly DescribedMessage[] = [
  ...messagesOf(NOTES_TO_PARENT_APP, 'to-app'),
  ...messagesOf(NOTES_FROM_PARENT_APP, 'from-app'),
];

const messageSchema = ({ type, payload, direction, note }: DescribedMessage): JsonSchema => ({
  type: 'object',
  description: note.when,
  properties: {
    type: { const: type },
    payload,
    ...(direction === 'to-app' && {
      token: {
        type: 'string',
        description: 'The text of `window.parentApp.token`, where it is set.',
      },
    }),
  },
  required: ['type', 'payload'],
});

/** Makes one JSON Schema with each message by name, for both ends to check messages with. */
export const messagesSchema = () => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Messages between the native app and the page',
  definitions: {
    ParentApp: { ...PARENT_APP_SCHEMA, description: '`window.parentApp`' },
    StorePackage: { ...PACKAGE_SCHEMA, description: 'What the store sells.' },
    StoreProduct: { ...PRODUCT_SCHEMA, description: 'How the store sells it.' },
    ...Object.fromEntries(MESSAGES.map((message) => [message.name, messageSchema(message)])),
  },
});
