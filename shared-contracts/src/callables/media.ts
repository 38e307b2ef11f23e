import * as v from 'valibot';

/** Longest text of a file, in UTF-16 units. A database document can hold it in any script. */
export const MAX_DOWNLOAD_LENGTH = 200_000;

/** First characters of each kind of file, by the end of the file name. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  txt: '#separator:tab\n',
  ics: 'BEGIN:VCALENDAR\r\n',
};

const HALF_CHARACTER = /\p{Surrogate}/u;

const beginsAsNamed = ({ name, text }: { readonly name: string; readonly text: string }): boolean =>
  text.startsWith(BEGINNINGS[name.slice(-3)] ?? name);

/**
 * `prepareDownload`: stores a text of the caller's page as a file and answers its address, valid
 * for 10 to 15 minutes. An app's page needs it, because a web view saves no files. The server
 * accepts only cards for Anki (`.txt`) and calendars (`.ics`), so nobody publishes other texts
 * under our address. `unauthenticated` for a visitor. Source: decision 47.
 */
export const PrepareDownloadRequestSchema = v.pipe(
  v.strictObject({
    /** File name, `gruezi.txt`: small letters, digits and hyphens. */
    name: v.pipe(
      v.string('must be text'),
      v.regex(
        /^[a-z0-9][a-z0-9-]{0,90}\.(txt|ics)$/,
        'must be small letters, digits and hyphens, then .txt or .ics',
      ),
    ),
    text: v.pipe(
      v.string('must be text'),
      v.maxLength(
        MAX_DOWNLOAD_LENGTH,
        `must have at most ${MAX_DOWNLOAD_LENGTH / 1000},000 characters`,
      ),
      // The database refuses half a surrogate pair.
      v.check((text) => !HALF_CHARACTER.test(text), 'must be whole characters'),
    ),
  }),
  v.forward(
    v.check(beginsAsNamed, 'must be a file of cards (.txt) or a calendar (.ics), as its name says'),
    ['text'],
  ),
);
export const PrepareDownloadResponseSchema = v.object({ url: v.string() });
