import type { Alert } from 'shared-contracts';
import { messages } from '../../messages';
import type { Deletion } from './delete-account';

/** What is said when the account is gone, or on its way; which store still charges, if one does. */
export function farewell({ status, storeToCancel }: Deletion): Alert {
  const { farewell: words } = messages.myAccount.deletion;
  const { title, text } = words[status];
  const store = storeToCancel && words.store[storeToCancel];
  return { title, description: store === undefined ? text : `${text}\n${store}` };
}
