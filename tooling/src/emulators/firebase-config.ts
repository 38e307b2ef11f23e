import type { Addresses } from 'delivery/addresses';

const split = (address: string) => {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
};

/**
 * Configures the Firebase CLI for one port offset, with Auth and Functions only. We start the
 * Firestore emulator ourselves, because the CLI refuses to start it on Java < 21.
 *
 * @param functionsFolder relative to the folder of the configuration; default: no functions
 */
export function firebaseConfig({ auth, functions, internal }: Addresses, functionsFolder?: string) {
  const local = (port: number) => ({ host: '127.0.0.1', port });
  return {
    // Name the runtime, because the CLI does not understand the range in package.json.
    functions:
      functionsFolder === undefined
        ? []
        : [{ source: functionsFolder, codebase: 'default', runtime: 'nodejs22' }],
    emulators: {
      auth: split(auth),
      functions: split(functions),
      hub: local(internal.hub),
      logging: local(internal.logging),
      tasks: local(internal.tasks),
      ui: { enabled: false },
      // Tests of the rules use other projects.
      singleProjectMode: false,
    },
  };
}
