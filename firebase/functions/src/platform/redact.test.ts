import { inspect } from 'node:util';
import { redact } from './redact';

const UID = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7c';
const logged = (thrown: unknown, known?: string[]) => inspect(redact(thrown, known));

test.each([
  [
    'a document path',
    `No document to update: projects/p/databases/(default)/documents/Users/${UID}`,
  ],
  ['a path in a path', `LearnerState/${UID}/Cards/winter is malformed`],
  ['the path of a comment', `Videos/winter/Comments/${UID} is malformed`],
  ['who is in a chat', `LiveChats/2026-11-23/Present/${UID} is malformed`],
  ['an e-mail', `No customer for vreni.muster+${UID}@mail.example.com, sorry`],
  ['a uid alone', `The account ${UID} is disabled`],
  ['text that is no error', `Billing/${UID}`],
])('leaves %s out', (_, message) => {
  for (const thrown of [new Error(message), new TypeError(message), message]) {
    expect(logged(thrown)).not.toMatch(new RegExp(`${UID}|vreni|mail\\.example`));
  }
});

test('leaves out the known uid, also in the stack and in causes', () => {
  const cause = new Error('Nobody is called seed-vip');
  const thrown = new Error('seed-vip could not be read', { cause });
  expect(logged(thrown, ['seed-vip'])).not.toContain('seed-vip');
});

test('leaves other fields out', () => {
  const thrown = Object.assign(new Error('Refused'), { request: { customer: 'vreni' }, code: 5 });
  expect(logged(thrown)).not.toContain('vreni');
  expect(redact(thrown)).toMatchObject({ code: 5, message: 'Refused' });
});

test('keeps name, message, code and stack for the operator', () => {
  const thrown = Object.assign(new TypeError('Cannot read properties of undefined'), { code: 'x' });
  expect(redact(thrown)).toMatchObject({
    name: 'TypeError',
    message: 'Cannot read properties of undefined',
    code: 'x',
    stack: expect.stringContaining('redact.test.ts'),
  });
  const stack = 'Error: x\n    at f (/srv/node_modules/@google-cloud/firestore/build/index.js:1:2)';
  expect(redact(Object.assign(new Error('x'), { stack })).stack).toBe(stack);
});
