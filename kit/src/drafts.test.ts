import { forLearner } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { createDrafts, forgetDrafts } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-embedded');
});

const VRENI = aMember({ UID: 'vreni' });
const BEAT = aMember({ UID: 'beat' });

function open() {
  const platform = createInMemoryPlatform({ session: VRENI });
  const drafts = forLearner(platform, (learner) =>
    createDrafts(learner, {
      name: 'test',
      parse: (stored) => String((stored as { text?: unknown }).text ?? ''),
      isEmpty: (text) => text === '',
    }),
  );
  // Stored as an object, as every kind does.
  return { platform, drafts, own: drafts.value! };
}

/** A draft as a reload finds it. */
const stored = (uid: string, text: string) =>
  sessionStorage.setItem(`test-draft:${uid}:znueni`, JSON.stringify({ text }));

test('keeps what is typed, by the place', () => {
  stored('vreni', 'Hoi');
  const { own } = open();
  expect([own.read('znueni'), own.read('zmorge')]).toEqual(['Hoi', '']);
});

test('keeps nothing of what is empty', () => {
  stored('vreni', 'Hoi');
  open().own.write('znueni', '');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps it in memory where the browser stores nothing', () => {
  const { own } = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  own.write('znueni', 'Hoi');
  expect(own.read('znueni')).toBe('Hoi');
  full.mockRestore();
  own.write('znueni', '');
  expect(own.read('znueni')).toBe('');
});

test('removes those of others who used the tab, and nothing else', () => {
  sessionStorage.setItem('of-another-module', 'stays');
  sessionStorage.setItem('other-draft:beat:znueni', 'stays');
  stored('beat', 'From before');
  stored('vreni', 'Hoi');
  open();
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'of-another-module',
    'other-draft:beat:znueni',
    'test-draft:vreni:znueni',
  ]);
});

test('removes those of every kind where no screen does', () => {
  const own = 'other-draft:beat:znueni';
  for (const key of ['of-another-module', own]) sessionStorage.setItem(key, 'stays');
  stored('vreni', 'Hoi');
  forgetDrafts('beat');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['of-another-module', own]);
  forgetDrafts(undefined);
  expect(Object.keys(sessionStorage)).toEqual(['of-another-module']);
});

test('leaves nothing to the next learner, also not what is written late', () => {
  const { platform, drafts, own } = open();
  own.write('znueni', 'Hoi');
  expect(sessionStorage).toHaveLength(1);
  platform.setSession(BEAT);
  own.write('znueni', 'Late');
  expect(sessionStorage).toHaveLength(0);
  expect(drafts.value!.read('znueni')).toBe('');
  drafts.value!.write('znueni', 'Grüezi');
  expect(Object.keys(sessionStorage)).toEqual(['test-draft:beat:znueni']);
});

describe('in an app, whose next page is another tab', () => {
  beforeEach(() => document.documentElement.setAttribute('data-embedded', ''));

  test('keeps what is typed on the device', () => {
    open().own.write('znueni', 'Hoi');
    expect(Object.keys(localStorage)).toEqual(['test-draft:vreni:znueni']);
    localStorage.setItem('test-draft:vreni:znueni', JSON.stringify({ text: 'Hoi' }));
    expect(open().own.read('znueni')).toBe('Hoi');
  });

  test('leaves nothing to the next learner of the device', () => {
    const { platform, own } = open();
    own.write('znueni', 'Hoi');
    expect(localStorage).toHaveLength(1);
    platform.setSession(BEAT);
    expect(localStorage).toHaveLength(0);
  });
});

test('keeps nothing on the device in a browser', () => {
  open().own.write('znueni', 'Hoi');
  expect(localStorage).toHaveLength(0);
});
