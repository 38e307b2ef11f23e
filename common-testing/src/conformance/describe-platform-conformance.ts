import { alertPromises } from './alerts';
import { commentPromises } from './comments';
import { consentPromises } from './consents';
import { storedConsentPromises } from './consents-stored';
import { contentPromises } from './content';
import { documentPromises } from './documents';
import { documentWritingPromises } from './documents-writing';
import { functionPromises } from './functions';
import { entitlementPromises } from './entitlement';
import type { ConformanceCapabilities, ConformanceHarness, MakeHarness } from './harness';
import { loadingPromises } from './loading';
import { navigationPromises } from './navigation';
import { embeddedPromises, parentAppPromises } from './parent-app';
import { persistencePromises } from './persistence';
import { realtimePromises } from './documents-realtime';
import { reloadPromises } from './reload';
import {
  chromePromises,
  devicePromises,
  eventPromises,
  logPromises,
  preferencePromises,
} from './services';
import { sessionPromises } from './session';
import { signUpFlowPromises } from './sign-up-flow';

const limits = ({ documentsWrite, comments, realtime }: ConformanceCapabilities): string =>
  [
    documentsWrite ? '' : ', documents read only',
    comments ? '' : ', without comments',
    realtime ? '' : ', without realtime',
  ].join('');

/**
 * The conformance suite of the Platform in Jest. It runs against the in-memory twin and against the
 * real Platform on the emulators, so the twin cannot drift. Source: decision 7.
 *
 * @param name of the Platform
 * @param makeHarness runs before every test; the harness is disposed of afterwards
 * @param can the capabilities to test; the suite's name lists the missing ones
 */
export function describePlatformConformance(
  name: string,
  makeHarness: MakeHarness,
  can: ConformanceCapabilities,
): void {
  describe(`Platform, ${name}${limits(can)}`, () => {
    let harness: ConformanceHarness | undefined;
    let isEmbedded = false;
    const given = () => {
      if (!harness) throw new Error('There is no harness outside a test');
      return harness;
    };

    beforeEach(async () => {
      harness = await makeHarness(isEmbedded);
    });
    afterEach(async () => {
      await harness?.dispose();
      harness = undefined;
    });

    describe('session', () => sessionPromises(given));
    describe('signUpFlow', () => signUpFlowPromises(given));
    describe('consents', () => {
      consentPromises(given);
      storedConsentPromises(given);
    });
    describe('entitlement$', () => entitlementPromises(given));
    describe('loading', () => loadingPromises(given));
    describe('reload', () => reloadPromises(given));
    describe('alerts', () => alertPromises(given));
    describe('navigation', () => navigationPromises(given));
    describe('functions', () => functionPromises(given));
    describe('content', () => contentPromises(given));
    describe('events', () => eventPromises(given));
    describe('preferences', () => preferencePromises(given));
    describe('persistence', () => persistencePromises(given));
    describe('device', () => devicePromises(given));
    describe('chrome and liveChat', () => chromePromises(given));
    describe('parentApp', () => parentAppPromises(given));
    describe('parentApp, embedded', () => {
      // Runs before the `beforeEach` that makes the harness.
      beforeAll(() => {
        isEmbedded = true;
      });
      afterAll(() => {
        isEmbedded = false;
      });
      embeddedPromises(given);
    });
    describe('log', () => logPromises(given));
    describe('documents', () => {
      documentPromises(given);
      if (can.documentsWrite) documentWritingPromises(given);
      if (can.comments) commentPromises(given);
      if (can.realtime) realtimePromises(given, can);
    });
  });
}
