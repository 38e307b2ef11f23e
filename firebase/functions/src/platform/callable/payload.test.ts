import { readPayload } from './payload';

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
