import { commitDraft } from '../../release/releases';
import type { Store } from '../../release/release';
import { verifyLog } from '../../release/verify-log';
import { localRegistryKeys } from '../../signing/registry-keys';

/** The store of this machine's product, whose server reads these folders. */
export const localStore = (where: { readonly offset: number }): Store => ({
  where,
  isDeployed: false,
  look: async () => undefined,
  verify: () => verifyLog(where, localRegistryKeys(where)),
  follow: async () => 0,
  commit: async (draft, { number }) => commitDraft(where, draft, number),
});
