import * as v from 'valibot';

/** Names of remotes: `mf-` and lower-case words. */
export const RemoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^mf-[a-z][a-z0-9-]*$/, 'must look like mf-lessons'),
);

const FileSchema = v.object({
  /** Relative to the manifest's own URL, or absolute. */
  file: v.string(),
  /** Subresource integrity, `sha384-…`. */
  integrity: v.optional(v.string()),
});

export const RouteDeclarationSchema = v.object({
  /** Pattern; `:Name` is a parameter, a trailing `?` makes it optional. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Key in `screens`. Routes with the same screen share one mount. */
  screen: v.string(),
  /** Scripts that this route needs together with its screen's. */
  scripts: v.optional(v.array(FileSchema)),
  exact: v.boolean(),
  /** Title of the document while the route is shown. */
  title: v.string(),
  /** Whether the screen needs to know at once who is signed in. */
  needsSession: v.boolean(),
  /** Whether the screen reads the catalogue of lessons; default false. */
  catalogue: v.optional(v.boolean()),
  /** Whether publishing renders it into the page; default true. */
  prerender: v.optional(v.boolean()),
  /** Whether the header is above it from the start; default true. */
  header: v.optional(v.boolean()),
  /** Whether the support chat may be shown; default true. */
  supportChat: v.optional(v.boolean()),
});
export type RouteDeclaration = v.InferOutput<typeof RouteDeclarationSchema>;

export const ScreenDeclarationSchema = v.object({
  /** Module the container exposes, `./home`. */
  expose: v.string(),
  /** Scripts to fetch together with the entry, so none is discovered late. */
  scripts: v.array(FileSchema),
  /** Style sheets the shell links before it mounts the screen and unlinks after. */
  styles: v.array(FileSchema),
});

/** Slots of the shell that a remote may fill, besides its routes. */
export const SlotDeclarationSchema = v.object({
  slot: v.picklist(['overlay']),
  screen: v.string(),
});
export type SlotDeclaration = v.InferOutput<typeof SlotDeclarationSchema>;

/** The people to ask about a remote. */
const RemoteOwnerSchema = v.object({
  /** Team or person, as code review names them: `@swissgerman/live`. */
  team: v.string(),
  /** Mail address for what cannot wait. */
  onCall: v.string(),
});
export type RemoteOwner = v.InferOutput<typeof RemoteOwnerSchema>;

/**
 * `remote.json`: what a remote declares before any of its code is loaded. The remote's build writes
 * it; publisher and shell read it with this schema.
 */
export const RemoteManifestSchema = v.pipe(
  v.object({
    schemaVersion: v.literal(1),
    name: RemoteNameSchema,
    /** Absent in older builds, and in the registry of a page. */
    owner: v.optional(RemoteOwnerSchema),
    /** Version (semver) of the remote. */
    version: v.string(),
    /**
     * Hash of what was built; names the build in telemetry and stamps its prerendered fragments.
     */
    build: v.string(),
    /** Contract range it was built against, `^1.0.0`. */
    contract: v.string(),
    /** Global name of its federation container; differs per build, so two builds can coexist. */
    container: v.string(),
    entry: FileSchema,
    routes: v.array(RouteDeclarationSchema),
    screens: v.record(v.string(), ScreenDeclarationSchema),
    slots: v.array(SlotDeclarationSchema),
  }),
  v.check(
    ({ routes, slots, screens }) =>
      [...routes, ...slots].every(({ screen }) => Object.hasOwn(screens, screen)),
    'every route and slot must name a screen in "screens"',
  ),
);
export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;

/** A build that some browsers get instead of the stable one (decision 51). */
const CanarySchema = v.object({
  /** Share of the browsers, above 0 and up to 100. */
  percent: v.number(),
  /** Absent in a page of another remote: `/registry.json` names it (decision 57). */
  manifest: v.optional(RemoteManifestSchema),
});
export type Canary = v.InferOutput<typeof CanarySchema>;

/** A remote in the registry: its address and its declaration. */
export const RegisteredRemoteSchema = v.object({
  name: RemoteNameSchema,
  /** Absolute URL its manifest was read from; the files it names are relative to it. */
  manifestUrl: v.pipe(v.string(), v.url()),
  /** Of the stable build. */
  manifest: RemoteManifestSchema,
  /** A malformed canary is ignored, so the stable build stays usable. */
  canary: v.fallback(v.optional(CanarySchema), undefined),
  /** Whether the remote is switched off for every learner (decision 50). */
  isSwitchedOff: v.optional(v.boolean()),
});
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemoteSchema>;

/**
 * `/registry.json`. The shell checks each remote by itself (`RegisteredRemoteSchema`), so a
 * malformed entry fails only that remote. Source: decision 45.
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
  /** Number of changes of the registry so far (decision 49); absent in registry 1. */
  readonly sequence?: number;
  /** Build of the shell that was published with it (decision 54); absent: not known. */
  readonly shell?: string;
  readonly remotes: RegisteredRemote[];
}
