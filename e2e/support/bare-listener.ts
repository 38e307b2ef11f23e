import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addresses, PROJECT_ID } from 'delivery/addresses';

const SCRIPT = fileURLToPath(
  new URL('../../firebase/rules-tests/bare-listener.mjs', import.meta.url),
);

export interface BareListener {
  /** When it saw a text, in milliseconds since the epoch; undefined until then. */
  seenAt(text: string): number | undefined;
  stop(): void;
}

/** Listens to a chat in a process of its own, with the SDK and nothing else. */
export async function listenBare(liveLessonID: string): Promise<BareListener> {
  const child = spawn(process.execPath, [SCRIPT, PROJECT_ID, liveLessonID], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: addresses().firestore },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The bare listener ended with ${code}`)));
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.startsWith('ready')) resolve();
    });
  });
  return {
    seenAt(text) {
      const line = said.split('\n').find((each) => each.endsWith(text));
      return line === undefined ? undefined : Number(line.split(' ')[0]);
    },
    stop: () => child.stdin.end(),
  };
}
