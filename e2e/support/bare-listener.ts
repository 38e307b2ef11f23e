import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addresses, PROJECT_ID } from 'delivery/addresses';

const SCRIPT = fileURLToPath(
  new URL('../../firebase/rules-tests/bare-listener.mjs', import.meta.url),
);

export interface BareListener {
  /** Time at which it received a text, in milliseconds since the epoch; undefined before. */
  seenAt(text: string): number | undefined;
  stop(): void;
}

/** Starts a process that listens to a chat with the SDK alone. */
export async function listenBare(liveLessonID: string): Promise<BareListener> {
  const child = spawn(process.execPath, [SCRIPT, PROJECT_ID, liveLessonID], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: addresses().firestore },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The bare listener ended with ${code}`)));
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (output.startsWith('ready')) resolve();
    });
  });
  return {
    seenAt(text) {
      const line = output.split('\n').find((each) => each.endsWith(text));
      return line === undefined ? undefined : Number(line.split(' ')[0]);
    },
    stop: () => child.stdin.end(),
  };
}
