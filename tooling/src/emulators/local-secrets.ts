/** Local only: whoever reads them can sign tokens and know pseudonyms of the sample data. */
export const LOCAL_SECRETS = {
  MEDIA_SIGNING_SECRET: 'local-signing-secret-of-the-emulators',
  PSEUDONYM_KEY: 'local-pseudonym-key-of-the-emulators',
};
