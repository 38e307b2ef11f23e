import { MessageChannel } from 'node:worker_threads';
import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { CHAT_HELLO, type ChatMessage } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { Chat } from './Chat';

const URL_OF_CHAT = new URL('https://mf-live.example/chat/');
const MESSAGES = 'LiveChats/2026-11-23/Messages';

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => sessionStorage.clear());

/** Shows the chat. `say` connects as the document in the frame does, and sends a text. */
function open(Username: string, isAllowed = true) {
  const platform = createInMemoryPlatform({
    session: aMember({ Username }),
    functions: { checkName: () => ({ isAllowed }) },
  });
  const rendered = renderScreen(
    () => (
      <Chat
        liveLessonID="2026-11-23"
        address={{ kind: 'own', url: URL_OF_CHAT }}
        isTeacher={false}
        onRefused={() => Promise.resolve(true)}
      />
    ),
    platform,
  );
  const say = async (text: string) => {
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Live chat');
    let port: MessagePort | undefined;
    const posting = (_: unknown, __: unknown, ports: Transferable[] = []) => {
      port = ports[0] as MessagePort;
    };
    jest.spyOn(contentWindow as Window, 'postMessage').mockImplementation(posting as never);
    const hello = new MessageEvent('message', { data: CHAT_HELLO, origin: URL_OF_CHAT.origin });
    Object.defineProperty(hello, 'source', { value: contentWindow });
    act(() => void window.dispatchEvent(hello));
    port?.postMessage({ type: 'send', text });
  };
  const messages = async () =>
    (await platform.documents.query(MESSAGES)).map(({ data }) => {
      const { Username: name, Message } = data as ChatMessage;
      return [name, Message];
    });
  return { ...rendered, platform, say, messages };
}
const nameField = () => screen.findByLabelText('Username');

test('a member without a name is asked for one, and then the message is sent', async () => {
  const { say, messages, user } = open('');
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  await say('Grüezi mitenand');
  expect(await nameField()).toHaveFocus();
  expect(await messages()).toEqual([]);
  await user.type(await nameField(), 'Heidi');
  await user.click(screen.getByRole('button', { name: 'Save the name and send' }));
  await act(async () => {});
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  expect(await messages()).toEqual([['Heidi', 'Grüezi mitenand']]);
});

test('a refused name stays in its field, and the message is kept', async () => {
  const { say, messages, user } = open('', false);
  await say('Hoi');
  await user.type(await nameField(), 'Tina{Enter}');
  expect(await screen.findByText(/is like that of a teacher or of the school/)).toBeVisible();
  expect(await nameField()).toHaveValue('Tina');
  expect(await messages()).toEqual([]);
  expect(Object.values(sessionStorage).join()).toContain('Hoi');
});

test('a member who cancels keeps the message', async () => {
  const { say, messages, user } = open('');
  await say('Hoi');
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  expect(screen.getByTitle('Live chat')).toHaveFocus();
  expect(await messages()).toEqual([]);
  expect(Object.values(sessionStorage).join()).toContain('Hoi');
});

test('a member with a name is not asked', async () => {
  const { say, messages } = open('Heidi');
  await say('Hoi');
  await act(async () => {});
  expect(await messages()).toEqual([['Heidi', 'Hoi']]);
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
});
