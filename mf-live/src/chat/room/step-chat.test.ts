import { NotAccepted } from 'kit/post';
import { aMember } from 'common-testing';
import { firstChat, stepChat, type ChatEvent, type ChatWork } from './step-chat';

const { user } = aMember({ UID: 'heidi', Username: 'Heidi' });
const chat = (change: Partial<ChatWork> = {}): ChatWork => ({
  ...firstChat(user, false),
  ...change,
});
const MUTED = chat({ notice: { kind: 'muted' }, isMuted: true });
const FULL = chat({
  pending: ['1', '2', '3', '4'].map((id) => ({ id, text: id, status: 'sending' })),
});
const send = (text: string): ChatEvent => ({ type: 'send', text });
const returned = (reason: unknown): ChatEvent => ({ type: 'returned', reason, text: 'a' });

test.each<[string, ChatWork, ChatEvent, Partial<ChatWork>, string[]]>([
  ['a text is sent', MUTED, send(' a '), { notice: null }, ['post a']],
  ['an empty one is not', MUTED, send(' '), { notice: null }, ['keep ', 'tell-returned ']],
  [
    'nor under no name, which is asked for',
    chat({ name: 'none' }),
    send('a'),
    {},
    ['keep a', 'tell-returned a', 'ask-name'],
  ],
  [
    'nor an empty one, for which no name is asked',
    chat({ name: 'none' }),
    send(' '),
    {},
    ['keep ', 'tell-returned '],
  ],
  ['nor a fifth', FULL, send('a'), { notice: { kind: 'busy' } }, ['keep a', 'tell-returned a']],
  ['an arrival ends what was said', MUTED, { type: 'sent' }, { notice: null, isMuted: true }, []],
  [
    'a name of another',
    chat(),
    returned(null),
    { name: 'taken', notice: null },
    ['tell-returned a'],
  ],
  [
    'a day that is full',
    chat(),
    returned(new NotAccepted('day-full')),
    { name: 'usable', notice: { kind: 'day-full' } },
    ['tell-returned a'],
  ],
  [
    'a refusal asks the room',
    chat(),
    returned(new NotAccepted('refused')),
    { notice: { kind: 'refused' } },
    ['tell-returned a', 'ask-room'],
  ],
  ['unmuted', MUTED, { type: 'own-mute', isMuted: false }, { isMuted: false, notice: null }, []],
  [
    'unmuted while busy',
    chat({ notice: { kind: 'busy' } }),
    { type: 'own-mute', isMuted: false },
    { notice: { kind: 'busy' } },
    [],
  ],
  ['a pace for a member', chat(), { type: 'pace', mayWriteAt: '2026' }, { mayWriteAt: '2026' }, []],
  [
    'none for a teacher',
    chat({ isTeacher: true }),
    { type: 'pace', mayWriteAt: '2026' },
    { mayWriteAt: null },
    [],
  ],
])('%s', (_, before, event, after, effects) => {
  const { state, effects: all } = stepChat(before, event);
  expect(state).toMatchObject(after);
  expect(
    all.map((effect) => ('text' in effect ? `${effect.do} ${effect.text}` : effect.do)),
  ).toEqual(effects);
});

test.each([
  ['Heidi', 'usable'],
  ['', 'none'],
])('a member called %j begins with a name that is %s', (Username, name) => {
  expect(firstChat({ ...user, Username }, false).name).toBe(name);
});
