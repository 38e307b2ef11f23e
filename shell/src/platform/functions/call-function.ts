import type { CallableName, CallableRequest, CallableResponse, Platform } from 'shared-contracts';
import { loadSdk, toAppError } from '../sdk';

type Caller = (name: string, payload: unknown) => Promise<unknown>;

/** Removes `undefined` fields, which the SDK would send as `null`. */
const withoutUndefined = (payload: unknown): unknown =>
  payload === undefined ? null : (JSON.parse(JSON.stringify(payload)) as unknown);

/** @param open loads the SDK; called again after a failure */
export function createFunctions(open: () => Promise<Caller>): Platform['functions'] {
  const opened = loadSdk(open);
  return {
    async call<N extends CallableName>(name: N, payload: CallableRequest<N>) {
      try {
        const call = await opened();
        return (await call(name, withoutUndefined(payload))) as CallableResponse<N>;
      } catch (error) {
        throw toAppError(error);
      }
    },
  };
}
