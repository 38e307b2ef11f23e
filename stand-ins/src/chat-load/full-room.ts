import { spawn } from 'node:child_process';
import { addresses as addressesHere, PROJECT_ID, type Addresses } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import type { ChatLoad, ChatLoadOptions, ChatLoadReport } from './chat-load';

const PROGRAM = inRoot('stand-ins/src/chat-load/main.ts');

/**
 * Each person writes every ten seconds. For each message the emulator runs the whole query again
 * for each listener, so only one client can listen at that pace. Source: docs/live.md.
 */
export const FULL_ROOM = { members: 200, listeners: 1, perSecond: 20 };

/**
 * Fills a chat of the running product from a separate process. Resolves when all are inside.
 *
 * @param lesson the id of the live lesson
 */
export async function startFullRoom(
  lesson: string,
  { firestore }: Pick<Addresses, 'firestore'> = addressesHere(),
): Promise<Pick<ChatLoad, 'stop'>> {
  const options: ChatLoadOptions = { ...FULL_ROOM, lesson, firestore, project: PROJECT_ID };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.startsWith('ready')) resolve();
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`The load ended with ${code} before it was ready`);
  });
  // An end after `ready` is no error.
  failed.catch(() => undefined);
  await Promise.race([ready, failed]);
  return {
    async stop() {
      child.stdin.end();
      const code = await ended;
      if (code !== 0) throw new Error(`The load ended with ${code} and without a report`);
      return JSON.parse(output.slice(output.indexOf('{'))) as ChatLoadReport;
    },
  };
}
