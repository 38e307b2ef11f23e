import { aMember, createInMemoryPlatform } from 'common-testing';
import { forgetDrafts, postDrafts, type PostDraft } from './drafts';

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
const EMPTY: PostDraft = { text: '', pending: [], returned: undefined, at: 0 };

const draftsOf = postDrafts('test', 2);

/** Opens the drafts as after a reload. */
function open() {
  const platform = createInMemoryPlatform({ session: VRENI });
  const drafts = draftsOf(platform);
  const own = drafts.value!;
  return {
    platform,
    drafts,
    read: (place: string) => own.read(place).text,
    write: (place: string, text: string) => own.write(place, { ...EMPTY, text }),
  };
}
const ofVreni = () => draftsOf(createInMemoryPlatform({ session: VRENI })).value!;

/** Stores a draft as an earlier page left it. */
const stored = (uid: string, text: string) =>
  sessionStorage.setItem(`test-draft:${uid}:znueni`, JSON.stringify({ text }));

const post = (id: string) => ({ id, text: 'Merci' });

test('keeps posts without an answer, up to the limit of unsent posts', () => {
  ofVreni().write('zmorge', { ...EMPTY, pending: [post('a'), post('b'), post('c')], at: 7 });
  expect(ofVreni().read('zmorge')).toEqual({ ...EMPTY, pending: [post('a'), post('b')], at: 7 });
});

test('keeps the text that came back, and its id', () => {
  ofVreni().write('zmorge', { ...EMPTY, text: 'Merci', returned: post('a') });
  expect(ofVreni().read('zmorge')).toEqual({ ...EMPTY, text: 'Merci', returned: post('a') });
});

test('stores no empty draft', () => {
  ofVreni().write('znueni', { ...EMPTY, text: 'Hoi' });
  ofVreni().write('znueni', { ...EMPTY, returned: post('a'), at: 7 });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ...['{', 'null', '[]', '7', '{"text":7}', '{"pending":7}', '{"pending":[null,"x",{"id":1}]}'],
  ...['{"returned":{"id":1}}', '{"returned":"x"}', '{"at":"x"}'],
])('takes %s for no draft', (stored) => {
  sessionStorage.setItem('test-draft:vreni:znueni', stored);
  expect(ofVreni().read('znueni')).toEqual(EMPTY);
});

test('keeps typed text by field', () => {
  stored('vreni', 'Hoi');
  const { read } = open();
  expect([read('znueni'), read('zmorge')]).toEqual(['Hoi', '']);
});

test('keeps drafts in memory if the browser stores nothing', () => {
  const { read, write } = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('znueni', 'Hoi');
  expect(read('znueni')).toBe('Hoi');
  full.mockRestore();
  write('znueni', '');
  expect(read('znueni')).toBe('');
});

test('removes drafts of earlier learners in the tab, and nothing else', () => {
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

test('removes drafts of every kind where no screen does', () => {
  const own = 'other-draft:beat:znueni';
  for (const key of ['of-another-module', own]) sessionStorage.setItem(key, 'stays');
  stored('vreni', 'Hoi');
  forgetDrafts('beat');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['of-another-module', own]);
  forgetDrafts(undefined);
  expect(Object.keys(sessionStorage)).toEqual(['of-another-module']);
});

test('leaves nothing to the next learner, even after a late write', () => {
  const { platform, drafts, write } = open();
  write('znueni', 'Hoi');
  expect(sessionStorage).toHaveLength(1);
  platform.setSession(BEAT);
  write('znueni', 'Late');
  expect(sessionStorage).toHaveLength(0);
  expect(drafts.value!.read('znueni')).toEqual(EMPTY);
  drafts.value!.write('znueni', { ...EMPTY, text: 'Grüezi' });
  expect(Object.keys(sessionStorage)).toEqual(['test-draft:beat:znueni']);
});

describe('in an app, whose next page is another tab', () => {
  beforeEach(() => document.documentElement.setAttribute('data-embedded', ''));

  test('keeps typed text on the device', () => {
    open().write('znueni', 'Hoi');
    expect(Object.keys(localStorage)).toEqual(['test-draft:vreni:znueni']);
    localStorage.setItem('test-draft:vreni:znueni', JSON.stringify({ text: 'Hoi' }));
    expect(open().read('znueni')).toBe('Hoi');
  });

  test('leaves nothing to the next learner of the device', () => {
    const { platform, write } = open();
    write('znueni', 'Hoi');
    expect(localStorage).toHaveLength(1);
    platform.setSession(BEAT);
    expect(localStorage).toHaveLength(0);
  });
});

test('keeps nothing on the device in a browser', () => {
  open().write('znueni', 'Hoi');
  expect(localStorage).toHaveLength(0);
});
