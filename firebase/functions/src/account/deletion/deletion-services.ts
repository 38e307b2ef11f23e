import { logger } from 'firebase-functions';
import { billingServices } from '../../ledger/services';
import { PSEUDONYM_KEY } from '../../platform/config';
import { database } from '../../platform/database';
import { redact } from '../../platform/redact';
import { identities } from '../../people/identities';
import { deletionProvider } from './deletion-provider';
import type { DeletionLog, DeletionServices } from './services';

/** Logs a failed step with severity "error", anything else as information. */
function log({ cause, ...line }: DeletionLog): void {
  if (cause === undefined) logger.info('account-deletion', line);
  else logger.error('account-deletion', line, redact(cause));
}

export const deletionServices = (): DeletionServices => ({
  db: database(),
  identities: identities(),
  billing: deletionProvider(billingServices()),
  pseudonymKey: PSEUDONYM_KEY.value(),
  now: () => new Date(),
  log,
});
