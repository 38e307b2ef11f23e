import { usePlatform, useSession } from 'kit';
import { isLoggedIn, opensPages, type CallableRequest } from 'shared-contracts';
import { saveFile } from '../save-file';

/** A text to be kept as a file; its name says of which kind it is. */
export type TextFile = CallableRequest<'prepareDownload'>;

/**
 * Keeps a file for the learner. A browser saves it at once. An app's web view keeps none, so there
 * the server gets the text, and the system's browser the address. Source: decision 47.
 *
 * @returns null where no file can be kept: in an app that opens no pages, and for a visitor in an
 *   app, whose text the server does not take. The function rejects with an `AppError`.
 */
export function useKeepFile(): ((file: TextFile) => Promise<void>) | null {
  const { parentApp, functions, navigation } = usePlatform();
  const isMember = isLoggedIn(useSession());
  if (!parentApp.isEmbedded) {
    return async ({ name, text }) => {
      const type = name.endsWith('.ics') ? 'text/calendar' : 'text/plain';
      saveFile(name, text, `${type};charset=utf-8`);
    };
  }
  if (!isMember || !opensPages(parentApp)) return null;
  return async (file) => {
    const { url } = await functions.call('prepareDownload', file);
    navigation.openExternal(url);
  };
}
