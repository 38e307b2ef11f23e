import * as v from 'valibot';

/**
 * What differs between one deployment and another, inlined into the page as data when it is
 * composed: so one build runs locally, in tests and in production.
 */
export const SiteConfigSchema = v.object({
  firebase: v.object({
    projectId: v.string(),
    apiKey: v.string(),
    authDomain: v.string(),
    appId: v.string(),
  }),
  /** Hosts of the local emulators, `127.0.0.1:9099`; absent in production. */
  emulators: v.optional(
    v.object({ auth: v.string(), firestore: v.string(), functions: v.string() }),
  ),
  /** Origin of playlists, segments, pictures, audio and PDF. */
  mediaOrigin: v.string(),
  /** URL of the catalogue, hashed by content and therefore immutable. */
  catalogueUrl: v.string(),
  /**
   * Path on the page's own origin that gets a copy of the ID token, `/api/session`; absent: nobody
   * does. Source: SPEC §7, Identity provider.
   */
  idTokenSyncPath: v.optional(v.string()),
  /** Whether `?remote.NAME=URL` may repoint a remote for one browser session (DESIGN §5). */
  allowOverrides: v.boolean(),
});

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;

/** Ids of the data blocks (`<script type="application/json">`) in composed pages. */
export const PAGE_DATA_IDS = {
  registry: 'registry',
  siteConfig: 'site-config',
  /** First page of the catalogue, where the page shows it: hydrating needs what was rendered. */
  catalogue: 'catalogue',
} as const;
