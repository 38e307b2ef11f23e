import { usePlatform, useSession } from 'kit';
import { isLoggedIn, opensPages, type CallableRequest } from 'shared-contracts';
import { saveFile } from '../save-file';

/** A text to save as a file; the end of its name is its kind. */
export type TextFile = CallableRequest<'prepareDownload'>;

/**
 * Saves a file for the learner. A browser saves it at once. An app's web view saves no files, so
 * the server stores the text and the system's browser opens its address. Source: decision 47.
 *
 * @returns null if files cannot be saved: in an app that opens no pages, and for a visitor in an
 * app, whose text the server refuses. The function rejects with an `AppError`.
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
