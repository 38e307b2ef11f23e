import * as v from 'valibot';

/**
 * Longest text of a file, in UTF-16 code units; a document of the database takes it in any script.
 */
export const MAX_DOWNLOAD_LENGTH = 200_000;

/** How each kind of file begins, by the ending of its name. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  txt: '#separator:tab\n',
  ics: 'BEGIN:VCALENDAR\r\n',
};

const HALF_CHARACTER = /\p{Surrogate}/u;

const beginsAsNamed = ({ name, text }: { readonly name: string; readonly text: string }): boolean =>
  text.startsWith(BEGINNINGS[name.slice(-3)] ?? name);

/**
 * `prepareDownload`: the address of a text that the caller's page has made, as a file, good for 10
 * to 15 minutes. For pages in an app, whose web view keeps no files. Only cards for Anki (`.txt`)
 * and calendars (`.ics`), so that nobody publishes other texts under our address. `unauthenticated`
 * for a visitor. Source: decision 47.
 */
export const PrepareDownloadRequestSchema = v.pipe(
  v.strictObject({
    /** Of the file, `gruezi.txt`: small letters, digits and hyphens. */
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
      // The database takes no half of a character.
      v.check((text) => !HALF_CHARACTER.test(text), 'must be whole characters'),
    ),
  }),
  v.forward(
    v.check(beginsAsNamed, 'must be a file of cards (.txt) or a calendar (.ics), as its name says'),
    ['text'],
  ),
);
export const PrepareDownloadResponseSchema = v.object({ url: v.string() });
