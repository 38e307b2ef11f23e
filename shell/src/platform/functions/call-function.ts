import {
  AppError,
  MISSING_DATA_MESSAGE,
  toErrorCode,
  type CallableName,
  type CallableRequest,
  type CallableResponse,
  type Platform,
} from 'shared-contracts';

type Caller = (name: string, payload: unknown) => Promise<unknown>;

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The SDK's error as one of SPEC §8; its codes are those of SPEC behind the prefix `functions/`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const said = error instanceof Error ? error.message : String(error);
  // The SDK ends the sentence of SPEC §8 with a full stop.
  const message = said === `${MISSING_DATA_MESSAGE}.` ? MISSING_DATA_MESSAGE : said;
  const code = String(property(error, 'code') ?? '').replace(/^(functions|firestore)\//, '');
  return new AppError(code ? toErrorCode(code) : 'internal', message, property(error, 'details'));
}

/** The SDK sends `undefined` as `null`; a field that is not there must not be sent at all. */
const withoutUndefined = (payload: unknown): unknown =>
  payload === undefined ? null : (JSON.parse(JSON.stringify(payload)) as unknown);

/** @param open loads the SDK; asked again after a failure */
export function createFunctions(open: () => Promise<Caller>): Platform['functions'] {
  let opened: Promise<Caller> | undefined;
  return {
    async call<N extends CallableName>(name: N, payload: CallableRequest<N>) {
      try {
        opened ??= open();
        const call = await opened.catch((error: unknown) => {
          opened = undefined;
          throw new AppError('unavailable', String(error));
        });
        return (await call(name, withoutUndefined(payload))) as CallableResponse<N>;
      } catch (error) {
        throw toAppError(error);
      }
    },
  };
}
