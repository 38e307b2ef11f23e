import * as v from 'valibot';
import { RemoteManifestSchema, RemoteNameSchema } from './remote-manifest';

/** One remote in the registry: where it is, and what it declares. */
export const RegisteredRemoteSchema = v.object({
  name: RemoteNameSchema,
  /** Absolute URL its manifest was read from; the files it names are relative to it. */
  manifestUrl: v.pipe(v.string(), v.url()),
  manifest: RemoteManifestSchema,
});
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemoteSchema>;

/**
 * `/registry.json`. The remotes are checked one by one (`RegisteredRemoteSchema`), so that one
 * malformed entry is a failure of that remote and of nothing else. Source: DESIGN §5.
 */
export const RegistrySchema = v.object({
  schemaVersion: v.literal(1),
  /** ISO 8601. */
  publishedAt: v.string(),
  remotes: v.array(v.unknown()),
});
export type RegistryDocument = v.InferOutput<typeof RegistrySchema>;

/** A registry as the publisher writes it. */
export interface Registry extends Omit<RegistryDocument, 'remotes'> {
  readonly remotes: RegisteredRemote[];
}
