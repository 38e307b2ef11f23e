/*
 * The load of a chat as a program. The first argument is its options as JSON. The program prints
 * `ready` when all are inside. At the end of its input it stops, and prints its report as JSON.
 */
import { setLogLevel } from 'firebase/firestore';
import { startChatLoad, type ChatLoadOptions } from './chat-load';

async function run(): Promise<void> {
  setLogLevel('error');
  const ended = new Promise<void>((resolve) => process.stdin.on('end', resolve).resume());
  const load = await startChatLoad(JSON.parse(process.argv[2] ?? '') as ChatLoadOptions);
  console.log('ready');
  await ended;
  console.log(JSON.stringify(await load.stop()));
  process.exit(0);
}

void run();
