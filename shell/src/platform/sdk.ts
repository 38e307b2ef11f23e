import { once } from 'common';
import {
  AppError,
  fieldOf,
  MISSING_DATA_MESSAGE,
  toError,
  toErrorCode,
  type Log,
  type SiteConfig,
} from 'shared-contracts';

/**
 * Turns App Check on before an SDK is used. It loads nothing without a configuration, with an
 * emulated backend, and in a native web view, whose page reCAPTCHA does not know. A failure is
 * logged and stops nothing: the backend decides whether to answer without a proof.
 *
 * @returns resolves once the SDKs may send requests
 */
export function appCheck(config: SiteConfig, isEmbedded: boolean, log: Log): () => Promise<void> {
  const { siteKey } = config.appCheck ?? {};
  if (siteKey === undefined || config.emulators || isEmbedded) return () => Promise.resolve();
  const load = once(async () => {
    const chunk = await import(/* webpackChunkName: "app-check" */ './app-check');
    chunk.openAppCheck(config, siteKey);
  });
  return () =>
    load().catch((error: unknown) =>
      log.error('App Check cannot be loaded', { reason: String(error) }),
    );
}

/**
 * Loads an SDK once, on first use. A failed load is `unavailable`, and the next use tries again.
 *
 * @throws {AppError} `unavailable`
 */
export const loadSdk = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  once(() =>
    load().catch((error: unknown) => {
      throw new AppError('unavailable', String(error));
    }),
  );

/** Converts an SDK's error to an `AppError`. Its codes are ours after a prefix, `functions/`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const original = toError(error).message;
  // The SDK ends the sentence of HTTP-missing-data with a full stop.
  const message = original === `${MISSING_DATA_MESSAGE}.` ? MISSING_DATA_MESSAGE : original;
  const code = String(fieldOf(error, 'code') ?? '').replace(/^(functions|firestore)\//, '');
  return new AppError(code ? toErrorCode(code) : 'internal', message, fieldOf(error, 'details'));
}
