/*
 * Listens to a chat without the product, for comparison: `node bare-listener.mjs PROJECT LESSON`
 * prints `ready`, then a line `<milliseconds> <text>` for each message.
 */
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, limit, onSnapshot, orderBy, query, setLogLevel } from 'firebase/firestore';

const [, , projectId, lesson] = process.argv;
const [host, port] = process.env.FIRESTORE_EMULATOR_HOST.split(':');
setLogLevel('silent');
const environment = await initializeTestEnvironment({
  projectId,
  firestore: { host, port: Number(port) },
});
await environment.withSecurityRulesDisabled(async (context) => {
  const messages = collection(context.firestore(), `LiveChats/${lesson}/Messages`);
  let isReady = false;
  await new Promise((resolve) => {
    process.stdin.on('end', resolve).resume();
    onSnapshot(query(messages, orderBy('TimeStamp', 'desc'), limit(100)), (snapshot) => {
      const now = Date.now();
      if (isReady) {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'added') console.log(`${now} ${doc.data().Message}`);
        }
      } else console.log('ready');
      isReady = true;
    });
  });
});
await environment.cleanup();
