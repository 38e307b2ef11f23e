import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION, type SiteConfig } from 'shared-contracts';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';

/** The SDK behind `functions.call`, in a chunk of its own. Its errors are the SDK's. */
export function openFunctions(config: SiteConfig) {
  const functions = getFunctions(firebaseContext(config).app, FUNCTIONS_REGION);
  if (config.emulators) {
    connectFunctionsEmulator(functions, ...hostAndPort(config.emulators.functions));
  }
  return async (name: string, payload: unknown): Promise<unknown> => {
    const call = httpsCallable(functions, name, { timeout: CALLABLE_TIMEOUT_MS });
    return (await call(payload)).data;
  };
}
