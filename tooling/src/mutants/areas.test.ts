import { existsSync } from 'node:fs';
import { inRoot } from 'delivery/paths';
import { AREAS, filesOf } from './areas';

const files = (name: string, ...tracked: string[]) => {
  const area = AREAS.find((one) => one.name === name);
  return area && filesOf(area, tracked);
};

test('an area holds code, and no tests, nor what serves them', () => {
  const billing = 'firebase/functions/src/billing';
  expect(
    files(
      'billing',
      `${billing}/sync.ts`,
      `${billing}/sync.function.ts`,
      `${billing}/manage/change-slot.ts`,
      `${billing}/leeway.test.ts`,
      `${billing}/testing/offer.ts`,
      'firebase/functions/src/slots/bookings.ts',
      'firebase/functions/src/slots/testing.ts',
    ),
  ).toEqual([`${billing}/sync.ts`]);
});

test.each([
  ['billing', 'firebase/functions/src/ledger/projection/project.ts'],
  ['slots', 'firebase/functions/src/slots/hold-slot.ts'],
  ['access', 'firebase/functions/src/lessons/access.ts'],
  ['rules', 'firebase/firestore.rules'],
  ['session', 'shell/src/platform/session/create-session.ts'],
  ['registry', 'shared-contracts/src/remotes/contract-version.ts'],
  ['saving', 'mf-lessons/src/saving/saver.ts'],
  ['saving', 'kit/src/bundled/post/outbox.ts'],
])('%s holds %s', (name, file) => {
  expect(existsSync(inRoot(file))).toBe(true);
  expect(files(name, file)).toEqual([file]);
});
