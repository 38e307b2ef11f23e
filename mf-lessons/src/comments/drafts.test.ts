import { createInMemoryPlatform, aMember, type InMemoryPlatform } from 'shared-contracts/testing';
import { guardDrafts, readDraft, writeDraft } from './drafts';

let asVreni: InMemoryPlatform;
beforeEach(() => {
  sessionStorage.clear();
  asVreni = createInMemoryPlatform({ session: aMember({ UID: 'vreni' }) });
});

const NOTHING = expect.objectContaining({ text: '' });
const attempt = { id: 'a1', text: 'Merci', isOpen: true };

it('keeps what is typed, per learner and lesson', () => {
  writeDraft(asVreni, 'vreni', 'znueni', { text: 'Hoi' });
  writeDraft(asVreni, 'vreni', 'zmorge', { text: '', attempt });
  expect(readDraft('vreni', 'znueni').text).toBe('Hoi');
  expect(readDraft('vreni', 'zmorge')).toEqual({ text: '', attempt });
  expect(readDraft('beat', 'znueni')).toEqual(NOTHING);
});

it('keeps nothing of what is empty', () => {
  writeDraft(asVreni, 'vreni', 'znueni', { text: 'Hoi' });
  writeDraft(asVreni, 'vreni', 'znueni', { text: '', attempt: { ...attempt, isOpen: false } });
  expect(sessionStorage).toHaveLength(0);
});

it.each(['{', 'null', '[]', '7', '{"text":7}', '{"attempt":{"id":1}}', '{"attempt":"x"}'])(
  'takes %s for no draft',
  (stored) => {
    sessionStorage.setItem('comment-draft:vreni:znueni', stored);
    expect(readDraft('vreni', 'znueni')).toEqual({ text: '', attempt: undefined });
  },
);

it('keeps it in memory where the browser stores nothing', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft(asVreni, 'vreni', 'znueni', { text: 'Hoi' });
  expect(readDraft('vreni', 'znueni').text).toBe('Hoi');
  full.mockRestore();
  writeDraft(asVreni, 'vreni', 'znueni', { text: '' });
  expect(readDraft('vreni', 'znueni')).toEqual(NOTHING);
});

it('leaves nothing to the next user, after a log-out or a reload', async () => {
  sessionStorage.setItem('of-another-module', 'stays');
  sessionStorage.setItem('comment-draft:beat:znueni', '{"text":"From before"}');
  writeDraft(asVreni, 'vreni', 'znueni', { text: 'Hoi' });
  guardDrafts(asVreni, 'vreni');
  expect(readDraft('beat', 'znueni')).toEqual(NOTHING);
  expect(readDraft('vreni', 'znueni').text).toBe('Hoi');

  await asVreni.session.signOut();
  expect(readDraft('vreni', 'znueni')).toEqual(NOTHING);
  writeDraft(asVreni, 'vreni', 'znueni', { text: 'Late' });
  expect(readDraft('vreni', 'znueni')).toEqual(NOTHING);
  expect(sessionStorage.getItem('of-another-module')).toBe('stays');
});

it('writes nothing of a learner for another', () => {
  writeDraft(asVreni, 'beat', 'znueni', { text: 'Late' });
  expect(sessionStorage).toHaveLength(0);
  expect(readDraft('beat', 'znueni')).toEqual(NOTHING);
});
