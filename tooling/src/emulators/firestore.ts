import type { Addresses } from 'delivery/addresses';
import { PROJECT_ID } from 'delivery/addresses';
import { inRoot } from 'delivery/paths';
import { answers, waitUntil } from 'delivery/wait-until';
import type { Processes } from '../processes/processes';

/** Named here, because the jar of the Google Cloud SDK has no `Main-Class`. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** @param seed metadata file of an earlier export to start from; default: empty */
export function firestoreArguments(jar: string, address: string, seed?: string): string[] {
  const [host = '', port = ''] = address.split(':');
  return [
    ...['-Duser.language=en', '-Xmx512m', '-cp', jar, MAIN_CLASS],
    ...['--host', host, '--port', port],
    ...['--rules', inRoot('firebase/firestore.rules')],
    ...['--project_id', PROJECT_ID],
    ...(seed ? ['--seed_from_export', seed] : []),
  ];
}

/** Starts the Firestore emulator with our security rules, and resolves when it answers. */
export async function startFirestore(
  processes: Processes,
  { firestore }: Addresses,
  options: {
    readonly jar: string;
    readonly seed?: string | undefined;
    readonly say: (line: string) => void;
  },
): Promise<void> {
  processes.keep({
    name: 'firestore',
    command: 'java',
    args: firestoreArguments(options.jar, firestore, options.seed),
  });
  await waitUntil(() => answers(`http://${firestore}/`), {
    what: 'the Firestore emulator',
    deadlineMs: 60_000,
    say: options.say,
  });
}
