import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from 'shared-contracts';
import type { RemoteName } from '../addresses';
import { inRoot } from '../paths';

/**
 * Reads and checks `remote.ts` of a remote: its name must be that of the folder, and routes may
 * only name screens of the remote.
 *
 * @throws {Error} naming file and field
 */
export async function readRemoteDefinition(name: RemoteName): Promise<RemoteDefinition> {
  const file = `${name}/remote.ts`;
  const module = (await import(pathToFileURL(inRoot(name, 'remote.ts')).href)) as {
    default: RemoteDefinition;
  };
  const definition = module.default;
  const fail = (field: string, text: string): never => {
    throw new Error(`${file}: ${field}: ${text}`);
  };
  if (definition.name !== name) fail('name', `must be "${name}", the name of its folder`);
  const { team, onCall } = definition.owner;
  if (!/^@\S+$/.test(team)) fail('owner', `team "${team}" must be a name as @swissgerman/live`);
  if (!/^\S+@\S+$/.test(onCall)) fail('owner', `onCall "${onCall}" must be a mail address`);
  for (const { screen } of [...definition.routes, ...(definition.slots ?? [])]) {
    if (!(screen in definition.screens)) fail('screen', `"${screen}" is not in "screens"`);
  }
  const malformed = Object.keys(definition.documents ?? {}).find((each) => !/^[a-z]+$/.test(each));
  if (malformed !== undefined) fail('documents', `"${malformed}" must be one lower-case word`);
  return definition;
}
