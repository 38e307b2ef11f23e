import { readFileSync } from 'node:fs';
import { SiteConfigSchema, type SiteConfig } from 'shared-contracts';
import { getDotPath, object, omit, optional, safeParse, string, type GenericSchema } from 'valibot';
import { PROJECT_ID, SITES, type Addresses, type Site } from '../addresses';
import { PRODUCTION_ORIGINS } from '../hosting/local-headers';
import { inRoot } from '../paths';

/**
 * The differences between the places where the product runs. The builds are the same. The page gets
 * all but the fields below. `firebase/web-config.json` names most of the values.
 */
export interface Deployment extends Omit<
  SiteConfig,
  'mediaOrigin' | 'catalogueUrl' | 'registryKeys'
> {
  /** `https://mf-live.swissgerman.example`, without a trailing slash. */
  readonly origins: Readonly<Record<Site, string>>;
  readonly registryKeys?: readonly string[] | undefined;
  /**
   * Fingerprint of the key of the judge in the functions. Absent: nobody judges canaries there
   * (decision 62).
   */
  readonly registryJudge?: string | undefined;
  /** Absent: the deployment is no preview. */
  readonly preview?: Preview;
}

/** The banner on each page of a preview says these. */
export interface Preview {
  /** Name of the branch, else of the commit. */
  readonly name: string;
  readonly commit: string;
  readonly endsAt: Date;
}

/**
 * @throws {Error} naming the first field of firebase/web-config.json that is missing or malformed
 */
function readWebConfig() {
  const file = inRoot('firebase', 'web-config.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const read = <T>(schema: GenericSchema<unknown, T>): T => {
    const result = safeParse(schema, content);
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new Error(`firebase/web-config.json: ${getDotPath(issue)}: ${issue.message}`);
  };
  const { firebase } = SiteConfigSchema.entries;
  const { entries } = omit(SiteConfigSchema, [
    'firebase',
    'emulators',
    'mediaOrigin',
    'catalogueUrl',
    'allowOverrides',
  ]);
  const registryJudge = optional(string());
  return { firebase: read(firebase), ...read(object({ ...entries, registryJudge })) };
}

/** The product on this machine. Its demo project cannot reach a real one. */
export function localDeployment({ sites, auth, firestore, functions }: Addresses): Deployment {
  const { links, liveSubtitle } = readWebConfig();
  const origins = SITES.map((site) => [site, sites[site].origin] as const);
  return {
    origins: Object.fromEntries(origins) as Deployment['origins'],
    firebase: {
      projectId: PROJECT_ID,
      apiKey: 'demo-key',
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      appId: 'demo-app',
    },
    emulators: { auth, firestore, functions },
    links,
    liveSubtitle,
    allowOverrides: true,
  };
}

/**
 * The product of learners: the origins of firebase.json, and the real project's web configuration.
 *
 * @throws {Error} when firebase/web-config.json is missing or malformed
 */
export function productionDeployment(): Deployment {
  return { origins: PRODUCTION_ORIGINS, ...readWebConfig(), allowOverrides: false };
}

/**
 * A preview of a branch: other origins, with the backend and the media of production. Its registry
 * is not signed, and its pages send no copy of the ID token. Source: decision 60.
 *
 * @param origins of the shell and the remotes
 */
export function previewDeployment(
  origins: Omit<Deployment['origins'], 'media'>,
  preview: Preview,
): Deployment {
  const { registryKeys, registryJudge, idTokenSyncPath, ...production } = productionDeployment();
  return {
    ...production,
    origins: { ...origins, media: production.origins.media },
    telemetry: { rate: 0 },
    allowOverrides: true,
    preview,
  };
}

/** Whether the web configuration still has values of the sample, with which no log-in works. */
export const hasSampleValues = ({ firebase }: Deployment): boolean =>
  Object.values(firebase).some((value) => value.startsWith('sample-'));
