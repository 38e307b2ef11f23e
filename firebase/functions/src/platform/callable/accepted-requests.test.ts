import accepted from './accepted-requests.json';
import type { CallableOptions } from './callable';
import { validate } from './payload';

jest.mock('./callable', () => ({
  callable: (name: string, { request }: object & { request?: unknown }) => ({ name, request }),
}));

type Schema = CallableOptions<unknown, unknown>['request'];
interface Callable {
  readonly name: string;
  readonly request: Schema;
}

const FILE = 'firebase/functions/src/platform/callable/accepted-requests.json';
/** Examples of the last two versions of each request, the older first. */
const EXAMPLES: Readonly<Record<string, readonly object[]>> = accepted;

let callables: readonly Callable[];
beforeAll(async () => {
  const all = Object.values((await import('../../index')) as Readonly<Record<string, unknown>>);
  callables = all.filter((each): each is Callable => typeof each === 'object');
});

/** The fields of an object's schema, also inside a wrapper. */
function fieldsOf(schema: object): readonly string[] {
  if ('wrapped' in schema) return fieldsOf(schema.wrapped as object);
  return 'entries' in schema ? Object.keys(schema.entries as object) : [];
}

test('every callable accepts its last two requests, because a page may be older than the backend', () => {
  const refused = callables.flatMap(({ name, request }) =>
    (EXAMPLES[name] ?? []).flatMap((example) => {
      try {
        validate(request, example);
        return [];
      } catch (error) {
        const why = (error as Error).message;
        return `${name} no longer takes ${JSON.stringify(example)}, which pages of learners send: ${why}. Make the new field optional, or give the callable a new name.`;
      }
    }),
  );
  expect(refused).toEqual([]);
});

test('the last request has all fields, so a new field needs a further request', () => {
  const missing = callables.flatMap(({ name, request }) => {
    const last = EXAMPLES[name]?.at(-1);
    if (!last) return `${FILE} has no request of ${name}: add one with all its fields.`;
    return fieldsOf(request)
      .filter((field) => !(field in last))
      .map((field) => `${FILE}: add a request of ${name} with "${field}" behind the last one.`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(EXAMPLES).sort()).toEqual(callables.map(({ name }) => name).sort());
});
