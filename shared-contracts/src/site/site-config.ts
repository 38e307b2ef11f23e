import * as v from 'valibot';
import { HttpsUrlSchema, LinksSchema } from '../platform/index';

/**
 * Settings that differ between deployments. Publishing writes them into the page as data, so one
 * build runs locally, in tests and in production.
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
   * Path on the page's own origin that gets a copy of the ID token, `/api/session`; absent: no copy
   * is sent. Source: IDENTITY-token-sync.
   */
  idTokenSyncPath: v.optional(v.string()),
  /**
   * Key of reCAPTCHA Enterprise for App Check; absent: requests carry no proof of their page. List
   * the origins it needs in the shell's policy too.
   */
  appCheck: v.optional(v.object({ siteKey: v.pipe(v.string(), v.nonEmpty()) })),
  /**
   * The provider's support-chat page, which a frame shows once the learner asks for it; absent: no
   * support chat. The shell's policy must allow its origin in `frame-src`.
   */
  supportChat: v.optional(v.object({ url: HttpsUrlSchema })),
  /** Subtitle of "Live Lessons" in the header, at most 20 letters; absent: `LIVE_SUBTITLE`. */
  liveSubtitle: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20))),
  /** Addresses outside the app. */
  links: LinksSchema,
  /** Key for the payment provider's script, `pk_live_…`; absent: the script is not loaded. */
  stripePublishableKey: v.optional(
    v.pipe(v.string(), v.regex(/^pk_(live|test)_\w+$/, 'must begin with pk_live_ or pk_test_')),
  ),
  /** Whether `?remote.NAME=URL` may repoint a remote for one browser session (decision 45). */
  allowOverrides: v.boolean(),
  /** How pages send telemetry (decision 55). */
  telemetry: v.optional(
    v.object({
      /** Share of the pages that send successes, 0 to 1; default: 0.1, and 1 with emulators. */
      rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      /**
       * OpenTelemetry collector that gets the events, too, `https://collector.example/v1/logs`. The
       * shell's policy must allow its origin in `connect-src`.
       */
      otlpUrl: v.optional(HttpsUrlSchema),
    }),
  ),
  /**
   * Fingerprints of the keys that may sign `/registry.json`: the present one, and the next or the
   * one before. Absent: the page follows a registry without a signature (decision 49).
   */
  registryKeys: v.optional(v.array(v.string())),
});
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;

/** Ids of the data blocks (`<script type="application/json">`) in composed pages. */
export const PAGE_DATA_IDS = {
  registry: 'registry',
  siteConfig: 'site-config',
  /** First page of the catalogue, on pages that show it; hydration needs the same data. */
  catalogue: 'catalogue',
  /** Data of a lesson's own page; hydration needs the same data. */
  lessonPage: 'lesson-page',
} as const;
