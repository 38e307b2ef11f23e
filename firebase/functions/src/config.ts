import { defineSecret, defineString } from 'firebase-functions/params';

/** Signs the tokens of playlists and keys; any long random text. */
export const MEDIA_SIGNING_SECRET = defineSecret('MEDIA_SIGNING_SECRET');

/** Turns what identifies a person into pseudonyms; any long random text, never changed. */
export const PSEUDONYM_KEY = defineSecret('PSEUDONYM_KEY');

/** Origin of playlists, segments, pictures and audio, without a trailing slash. */
export const MEDIA_ORIGIN = defineString('MEDIA_ORIGIN', {
  description: 'Origin of the media site, https://media.swissgerman.example',
});
