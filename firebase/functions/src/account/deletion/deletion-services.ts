import { logger } from 'firebase-functions';
import { billingServices } from '../../ledger/services';
import { PSEUDONYM_KEY } from '../../platform/config';
import { database } from '../../platform/database';
import { redact } from '../../platform/redact';
import { identities } from '../../people/identities';
import { deletionProvider } from './deletion-provider';
import type { DeletionLog, DeletionServices } from './services';

/** One line per event; a failed step is one of severity "error". */
function log({ cause, ...line }: DeletionLog): void {
  if (cause === undefined) logger.info('account-deletion', line);
  else logger.error('account-deletion', line, redact(cause));
}

/** The real ones. */
export const deletionServices = (): DeletionServices => ({
  db: database(),
  identities: identities(),
  billing: deletionProvider(billingServices()),
  pseudonymKey: PSEUDONYM_KEY.value(),
  now: () => new Date(),
  log,
});
