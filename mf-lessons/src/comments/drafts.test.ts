import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { draftsOf } from './drafts';

beforeEach(() => sessionStorage.clear());

const ofVreni = () =>
  draftsOf(createInMemoryPlatform({ session: aMember({ UID: 'vreni' }) })).value!;

const attempt = { id: 'a1', text: 'Merci', isOpen: true };

test('keeps a comment that has no answer yet', () => {
  ofVreni().write('zmorge', { text: '', attempt });
  expect(ofVreni().read('zmorge')).toEqual({ text: '', attempt });
});

test('keeps nothing of what is empty', () => {
  ofVreni().write('znueni', { text: 'Hoi' });
  ofVreni().write('znueni', { text: '', attempt: { ...attempt, isOpen: false } });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '7', '{"text":7}', '{"attempt":{"id":1}}', '{"attempt":"x"}'])(
  'takes %s for no draft',
  (stored) => {
    sessionStorage.setItem('comment-draft:vreni:znueni', stored);
    expect(ofVreni().read('znueni')).toEqual({ text: '', attempt: undefined });
  },
);
