import { PROJECT_ID, type Addresses } from 'delivery/addresses';

/** Environment by which server-side code finds the emulators at these addresses. */
export function emulatorEnvironment(addresses: Addresses): Readonly<Record<string, string>> {
  return {
    PORT_OFFSET: String(addresses.offset),
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
  };
}
