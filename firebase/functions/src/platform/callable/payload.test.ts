import * as v from 'valibot';
import { readPayload, validate } from './payload';

test.each([
  [undefined, {}],
  [{}, {}],
  [{ data: null }, {}],
  [{ data: { videoID: 'x' } }, { videoID: 'x' }],
])('%j holds %j', (body, payload) => {
  expect(readPayload(body)).toEqual(payload);
});

test.each([
  [[], 'body', 'body: must be an object, { "data": … }'],
  ['text', 'body', 'body: must be an object, { "data": … }'],
  [{ data: [] }, 'data', 'data: must be an object; leave it out for none'],
  [{ data: [{}] }, 'data', 'data: must be an object; leave it out for none'],
  [{ data: 'text' }, 'data', 'data: must be an object; leave it out for none'],
  [{ data: false }, 'data', 'data: must be an object; leave it out for none'],
  [{ data: 0 }, 'data', 'data: must be an object; leave it out for none'],
  [{ data: {}, more: 1 }, 'more', 'more: does not belong here; send { "data": … }'],
  [{ videoID: 'x' }, 'videoID', 'videoID: does not belong here; send { "data": … }'],
])('%j is refused and the field named', (body, field, message) => {
  expect(() => readPayload(body)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', message, details: { field } }),
  );
});

test('a value that is too long is not checked further', () => {
  const isAllowed = jest.fn(() => true);
  const schema = v.object({ name: v.pipe(v.string(), v.maxLength(3), v.check(isAllowed)) });
  expect(() => validate(schema, { name: 'long' })).toThrow(/^name: /);
  expect(isAllowed).not.toHaveBeenCalled();
  expect(validate(schema, { name: 'abc' })).toEqual({ name: 'abc' });
});
