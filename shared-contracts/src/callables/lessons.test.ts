import * as v from 'valibot';
import { GetGrammarPdfUrlRequestSchema, GetSecureDataRequestSchema } from './lessons';

describe('the id in a request', () => {
  test.each(['gruezi-mitenand', 'Zürich', 'x', 'a'.repeat(200)])('may be %p', (videoID) => {
    expect(v.is(GetSecureDataRequestSchema, { videoID })).toBe(true);
  });

  test.each(['', 'a/b', '..', '.', '__secret__', 'a'.repeat(201), 7, null])(
    'may not be %p',
    (videoID) => {
      expect(v.is(GetSecureDataRequestSchema, { videoID })).toBe(false);
    },
  );

  test('allows no other field beside it', () => {
    expect(v.is(GetSecureDataRequestSchema, { videoID: 'lesson-1', uid: 'somebody' })).toBe(false);
  });

  test('may be left out where the grammar of all lessons is asked for', () => {
    expect(v.is(GetGrammarPdfUrlRequestSchema, {})).toBe(true);
  });
});
