import { logger } from 'firebase-functions';
import { PSEUDONYM_KEY } from '../../config';
import { database } from '../../database';
import { identities } from '../identities';
import { noBillingProvider } from './billing-provider';
import type { DeletionLog, DeletionServices } from './services';

/** One line per event; a failed step is one of severity "error". */
function log({ cause, ...line }: DeletionLog): void {
  if (cause === undefined) logger.info('account-deletion', line);
  else logger.error('account-deletion', line, cause);
}

/** The real ones. */
export const deletionServices = (): DeletionServices => ({
  db: database(),
  identities: identities(),
  billing: noBillingProvider,
  pseudonymKey: PSEUDONYM_KEY.value(),
  now: () => new Date(),
  log,
});
