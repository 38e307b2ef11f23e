import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION, type SiteConfig } from 'shared-contracts';
import { CORRELATION_HEADER } from 'shared-contracts/telemetry';
import type { CallFact } from '../../telemetry/telemetry';
import { hostAndPort } from '../firebase-app';
import { firebaseContext } from '../make-firebase-app';
import { toAppError } from '../sdk';

/** Makes an id of 16 hexadecimal digits for one call. */
const newCorrelation = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');

/**
 * Adds our header to a call. The SDK has no option for it, but its service has a `fetch` field, so
 * each call gets the service with another `fetch`. A test uses the real SDK.
 */
const withCorrelation = <T extends object>(functions: T, correlation: string): T =>
  Object.create(functions, {
    fetchImpl: {
      value: (url: string, init: RequestInit) =>
        fetch(url, { ...init, headers: { ...init.headers, [CORRELATION_HEADER]: correlation } }),
    },
  }) as T;

/**
 * Opens the SDK behind `functions.call`, in a separate chunk. Its errors are the SDK's.
 *
 * @param report called for each failed call (decision 55)
 */
export function openFunctions(
  config: SiteConfig,
  report: (call: CallFact) => void = () => undefined,
) {
  const functions = getFunctions(firebaseContext(config).app, FUNCTIONS_REGION);
  if (config.emulators) {
    connectFunctionsEmulator(functions, ...hostAndPort(config.emulators.functions));
  }
  return async (name: string, payload: unknown): Promise<unknown> => {
    const correlation = newCorrelation();
    const startedAt = performance.now();
    const service = withCorrelation(functions, correlation);
    const call = httpsCallable(service, name, { timeout: CALLABLE_TIMEOUT_MS });
    try {
      return (await call(payload)).data;
    } catch (error) {
      const { code } = toAppError(error);
      report({ callable: name, code, ms: performance.now() - startedAt, correlation });
      throw error;
    }
  };
}
