import { readPayload } from './envelope';

test.each([
  [undefined, {}],
  [{}, {}],
  [{ data: null }, {}],
  [{ data: { videoID: 'x' } }, { videoID: 'x' }],
  [{ data: 'text' }, 'text'],
  [{ data: false }, false],
])('%j holds %j', (body, payload) => {
  expect(readPayload(body)).toEqual(payload);
});

test.each([
  [[], 'body', 'body: must be an object, { "data": … }'],
  ['text', 'body', 'body: must be an object, { "data": … }'],
  [{ data: {}, more: 1 }, 'more', 'more: does not belong here; send { "data": … }'],
  [{ videoID: 'x' }, 'videoID', 'videoID: does not belong here; send { "data": … }'],
])('%j is refused and the field named', (body, field, message) => {
  expect(() => readPayload(body)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', message, details: { field } }),
  );
});
