import type { LegalText } from '../legal/legal-text';
import { changes, contact } from './sections/changes-and-contact';
import { children } from './sections/children';
import { dataWeProcess } from './sections/data-we-process';
import { deviceStorage } from './sections/device-storage';
import { googleSignIn } from './sections/google-sign-in';
import { inShort } from './sections/in-short';
import { noAdvertising } from './sections/no-advertising';
import { purposes } from './sections/purposes';
import { recipients } from './sections/recipients';
import { retention } from './sections/retention';
import { security } from './sections/security';
import { storage } from './sections/storage';
import { whoIsResponsible } from './sections/who-is-responsible';
import { yourRights } from './sections/your-rights';

export const privacyPolicyText: LegalText = {
  title: 'Privacy Policy',
  intro:
    'Which personal data Grüezi processes when you learn Swiss German with us, why, for how long, and what you can decide about it.',
  lastUpdated: '2026-11-20',
  sections: [
    inShort,
    whoIsResponsible,
    dataWeProcess,
    purposes,
    googleSignIn,
    recipients,
    storage,
    retention,
    deviceStorage,
    noAdvertising,
    yourRights,
    security,
    children,
    changes,
    contact,
  ],
};
