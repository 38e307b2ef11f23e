import * as v from 'valibot';
import { explainIssue } from './explain-issue';

const Schema = v.strictObject({
  name: v.string(),
  kind: v.optional(v.picklist(['red', 'blue'])),
  nested: v.optional(v.object({ level: v.pipe(v.number(), v.maxValue(5, 'must be 1 to 5')) })),
});

function explain(input: unknown) {
  const result = v.safeParse(Schema, input);
  return result.success ? [] : result.issues.map(explainIssue);
}

test.each([
  [{}, 'name', 'is missing'],
  [{ name: undefined }, 'name', 'is missing'],
  [{ name: 7 }, 'name', 'must be string, not 7'],
  [{ name: 'x', kind: 'green' }, 'kind', 'must be "red" or "blue", not "green"'],
  [{ name: 'x', colour: 1 }, 'colour', 'is not known; leave it out'],
  [{ name: 'x', nested: { level: 6 } }, 'nested.level', 'must be 1 to 5'],
  ['text', '', 'must be Object, not "text"'],
])('%j: %s %s', (input, field, advice) => {
  expect(explain(input)).toEqual([{ field, advice }]);
});
