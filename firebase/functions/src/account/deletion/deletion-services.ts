import { logger } from 'firebase-functions';
import { deletionProvider } from '../../billing/deletion-provider';
import { billingServices } from '../../billing/services';
import { PSEUDONYM_KEY } from '../../config';
import { database } from '../../database';
import { redact } from '../../redact';
import { identities } from '../identities';
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
