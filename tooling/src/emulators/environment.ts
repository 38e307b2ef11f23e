import { PROJECT_ID, type Addresses } from 'delivery/addresses';

/** Environment variables that tell server-side code where the emulators are. */
export function emulatorEnvironment(addresses: Addresses): Readonly<Record<string, string>> {
  return {
    PORT_OFFSET: String(addresses.offset),
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
  };
}
