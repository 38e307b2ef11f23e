import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { FUNCTIONS_REGION } from 'shared-contracts';
import { MEDIA_SIGNING_SECRET } from '../platform/config';
import { database } from '../platform/database';
import { redact } from '../platform/redact';
import { loadDownload } from './downloads/stored-downloads';
import { createGrammarLoader, createMediaLoader } from './lasting-documents';
import { createSampleStreamLoader } from './live/sample-stream';
import { mediaSettings } from './media-urls';
import { serveMedia } from './serve-media';

const load = createMediaLoader(database);
const loadGrammar = createGrammarLoader(database);
const loadSampleStream = createSampleStreamLoader(database, Date.now);

/**
 * Serves `/s/**` of the media site: playlists, keys, grammar PDFs, prepared downloads and the
 * sample stream.
 */
export const media = onRequest(
  {
    region: FUNCTIONS_REGION,
    secrets: [MEDIA_SIGNING_SECRET],
    cors: false,
    invoker: 'public',
    maxInstances: 50,
  },
  async ({ method, path }, response) => {
    try {
      const secret = mediaSettings().signingSecret;
      const services = {
        load,
        loadGrammar,
        loadSampleStream,
        secret,
        now: () => new Date(),
        loadDownload: (id: string) => loadDownload(database(), id),
      };
      const { status, headers, body } = await serveMedia({ method, path }, services);
      response.status(status).set(headers).send(body);
    } catch (cause) {
      logger.error('media', { code: 'internal' }, redact(cause));
      response.status(500).set('Cache-Control', 'no-store').send('Something went wrong.');
    }
  },
);
