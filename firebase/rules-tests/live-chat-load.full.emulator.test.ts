import { startChatLoad } from 'stand-ins/chat-load';
import { rulesEnvironment } from './environment';

const NAME = 'live-chat-load';
const LISTENERS = 200;
const MESSAGES = 10;

/**
 * For each message, the emulator runs the whole query again for every listener, about a second for
 * 200. So the test sets no pace; docs/live.md says why.
 */
test('200 members who listen see every message', async () => {
  const environment = await rulesEnvironment(NAME);
  try {
    const load = await startChatLoad({
      project: `demo-rules-${NAME}`,
      firestore: process.env.FIRESTORE_EMULATOR_HOST!,
      lesson: new Date().toISOString().slice(0, 10),
      members: LISTENERS,
      listeners: LISTENERS,
      perSecond: 20,
      messages: MESSAGES,
    });
    await load.ended;
    const { written, refusals, missed } = await load.stop();
    expect({ written, refusals, missed }).toEqual({ written: MESSAGES, refusals: [], missed: 0 });
  } finally {
    await environment.cleanup();
  }
}, 240_000);
