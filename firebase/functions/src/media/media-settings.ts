import { MEDIA_ORIGIN, MEDIA_SIGNING_SECRET } from '../platform/config';
import type { MediaSettings } from './media-urls';

const MIN_SECRET_LENGTH = 16;

/**
 * Reads the settings of this deployment. It refuses an empty secret, because anybody could sign
 * with that.
 *
 * @throws {Error} naming the missing setting
 */
export function mediaSettings(): MediaSettings {
  const origin = MEDIA_ORIGIN.value();
  const signingSecret = MEDIA_SIGNING_SECRET.value();
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error('MEDIA_ORIGIN must be an origin without a trailing slash');
  }
  if (signingSecret.length < MIN_SECRET_LENGTH) {
    throw new Error(`MEDIA_SIGNING_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return { origin, signingSecret };
}
