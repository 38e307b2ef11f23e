import * as v from 'valibot';
import { ExportMyDataRequestSchema, PrepareEmailChangeRequestSchema } from './account';

const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('the new e-mail address', () => {
  test.each(['a@b.ch', 'Vreni.Vogt+neu@mail.example.com', 'grüezi@zürich.example', long(254)])(
    'may be %p',
    (newEmail) => {
      expect(v.is(PrepareEmailChangeRequestSchema, { newEmail })).toBe(true);
    },
  );

  test.each([
    '',
    'vreni',
    'vreni@',
    '@example.com',
    'vreni@example',
    'vreni@example.',
    'a b@example.com',
    ' a@b.ch',
    'a@b@c.ch',
    'a@.ch',
    'a@b..ch',
    'a@.b.ch',
    'a\u0000b@c.ch',
    'a@b\u200b.ch',
    '\u202ea@b.ch',
    'a\ud800@b.ch',
    'a@b.ch\n',
    long(255),
    7,
    null,
  ])('may not be %p', (newEmail) => {
    expect(v.is(PrepareEmailChangeRequestSchema, { newEmail })).toBe(false);
  });
});

test('whose data is exported cannot be chosen', () => {
  expect(v.is(ExportMyDataRequestSchema, {})).toBe(true);
  expect(v.is(ExportMyDataRequestSchema, { uid: 'somebody' })).toBe(false);
});
