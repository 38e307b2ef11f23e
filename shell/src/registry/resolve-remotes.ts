import { getDotPath, is, safeParse, type GenericSchema } from 'valibot';
import {
  fieldOf,
  RegisteredRemoteSchema,
  RegistrySchema,
  RouteDeclarationSchema,
  SlotDeclarationSchema,
} from 'shared-contracts';
import { decideRemotes, type EntryReader } from './decide-remotes';

export {
  PLAIN_BROWSER,
  type Override,
  type ResolvedRemote,
  type ThisBrowser,
} from './decide-remotes';

/** The readable items of a list in an invalid manifest. */
function readable<T>(entry: unknown, key: string, schema: GenericSchema<unknown, T>): T[] {
  const list = fieldOf(fieldOf(entry, 'manifest'), key);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const result = safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}

const CHECKING: EntryReader = {
  read(entry) {
    const { success, issues, output } = safeParse(RegisteredRemoteSchema, entry);
    if (success) return output;
    const where = getDotPath(issues[0]) ?? 'the whole entry';
    return { reason: `${where}: ${issues[0].message}` };
  },
  outletsOf: (entry) => ({
    routes: readable(entry, 'routes', RouteDeclarationSchema),
    slots: readable(entry, 'slots', SlotDeclarationSchema),
  }),
};

/**
 * Decides like `decideRemotes`, but checks the registry, the overrides and the stored builds. Its
 * schemas load with the first fetched registry.
 */
export const resolveRemotes: typeof decideRemotes = (document, overrides, browser) =>
  is(RegistrySchema, document) ? decideRemotes(document, overrides, browser, CHECKING) : undefined;
