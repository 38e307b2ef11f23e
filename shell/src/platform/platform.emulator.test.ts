/**
 * @jest-environment <rootDir>/tooling/src/tests/jest/browser-environment.ts
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { deleteApp, getApps } from 'firebase/app';
import { safeParse } from 'valibot';
import {
  CatalogueSchema,
  PAGE_DATA_IDS,
  SiteConfigSchema,
  type SiteConfig,
} from 'shared-contracts';
import { describePlatformConformance } from 'common-testing';
import { shownButtons } from '../alerts/rules';
import { createPlatform } from './create-platform';

const PASSWORD = 'gruezi-mitenand';
const shellOrigin = `http://localhost:${3000 + Number(process.env.PORT_OFFSET ?? 0)}`;

/** The configuration of the running product, read from its own page. */
async function readConfig(): Promise<SiteConfig> {
  const html = await (await fetch(shellOrigin)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.getElementById(PAGE_DATA_IDS.siteConfig)?.textContent ?? 'null';
  const result = safeParse(SiteConfigSchema, JSON.parse(block));
  if (!result.success) throw new Error(`No product answers at ${shellOrigin}`);
  const { catalogueUrl } = result.output;
  return { ...result.output, catalogueUrl: new URL(catalogueUrl, shellOrigin).href };
}

async function lessonIds(config: SiteConfig) {
  const result = safeParse(CatalogueSchema, await (await fetch(config.catalogueUrl)).json());
  if (!result.success) throw new Error('The published catalogue is malformed');
  const { lessons } = result.output;
  const find = (isFree: boolean) => lessons.find((lesson) => lesson.isFree === isFree)?.DocID ?? '';
  return { freeVideo: find(true), paidVideo: find(false) };
}

// Globals that the SDK's build for Node uses, and a browser does not have.
Object.assign(globalThis, {
  setImmediate: (work: (...args: unknown[]) => void, ...args: unknown[]) =>
    setTimeout(work, 0, ...args),
});

// jsdom has no IndexedDB, and the identity provider's SDK would take half of one for a whole one.
const mockDevice = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => mockDevice.get(key),
  set: async (key: string, value: unknown) => void mockDevice.set(key, value),
  del: async (key: string) => void mockDevice.delete(key),
}));
let freshAccounts = 0;

describePlatformConformance(
  'the real one on the emulators',
  async (isEmbedded) => {
    const sent: unknown[] = [];
    if (isEmbedded) {
      Object.assign(window, {
        parentApp: { os: 'ios', version: '1', buildNumber: '1', bundleId: 'ch.example' },
        ReactNativeWebView: { postMessage: (text: string) => sent.push(JSON.parse(text)) },
      });
    }
    localStorage.clear();
    mockDevice.clear();
    history.replaceState(null, '', '/');
    const config = await readConfig();
    const platform = createPlatform(config);
    platform.navigation.connect({
      go: (path, replace) => {
        const { pathname, search, hash } = new URL(path, location.href);
        if (replace) history.replaceState(null, '', path);
        else history.pushState(null, '', path);
        platform.navigation.arrive({ pathname, search, hash, params: {} });
      },
      back: () => history.back(),
      prefetch: () => undefined,
    });
    const onBack = () => {
      const { pathname, search, hash } = location;
      platform.navigation.arrive({ pathname, search, hash, params: {} });
    };
    window.addEventListener('popstate', onBack);
    return {
      platform,
      accounts: {
        known: { email: 'free@example.com', password: PASSWORD },
        subscriber: { email: 'basic@example.com', password: PASSWORD },
        teacher: { email: 'teacher@example.com', password: PASSWORD },
        fresh: () => {
          freshAccounts += 1;
          const email = `fresh-${process.pid}-${Date.now()}-${freshAccounts}@example.com`;
          return { username: 'Frieda', email, password: PASSWORD };
        },
      },
      paths: {
        ...(await lessonIds(config)),
        missingVideo: 'no-such-lesson',
        refused: 'LessonSecrets/any',
      },
      pressAlertButton: (title, inputs = {}) => {
        const alert = platform.alerts.current$.value;
        const shown = alert && shownButtons(alert).find(({ button }) => button.title === title);
        if (!shown) throw new Error(`There is no button "${title}"`);
        const initial = alert.inputs?.map(
          ({ id, initialValue = '' }) => [id, initialValue] as const,
        );
        platform.alerts.pressButton(
          shown.button,
          new Map([...(initial ?? []), ...Object.entries(inputs)]),
        );
      },
      sentToParentApp: () => sent,
      receiveFromParentApp: (message) =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: JSON.stringify(message), origin: location.origin }),
        ),
      returnToPage: () => void document.dispatchEvent(new Event('visibilitychange')),
      forgetCommentLimit: async (uid) => {
        const documents = `projects/${config.firebase.projectId}/databases/(default)/documents`;
        await fetch(`http://${config.emulators?.firestore}/v1/${documents}/CommentLimits/${uid}`, {
          method: 'DELETE',
          headers: { Authorization: 'Bearer owner' },
        });
      },
      dispose: async () => {
        window.removeEventListener('popstate', onBack);
        Object.assign(window, { parentApp: undefined, ReactNativeWebView: undefined });
        // The SDK's build for Node has one memory for all apps.
        await platform.session.signOut();
        await Promise.all(getApps().map((app) => deleteApp(app)));
      },
    };
  },
  { documentsWrite: true, comments: true, realtime: true },
);
