import {
  ChangeLiveLessonRequestSchema,
  CountLiveViewersRequestSchema,
  CreateZoomSignatureRequestSchema,
  GetLiveLessonSettingsRequestSchema,
  GetLiveLessonUrlsRequestSchema,
} from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { requireMember } from '../platform/callable/caller';
import {
  LIVE_ORIGIN,
  MEDIA_SIGNING_SECRET,
  MEETING_HOSTS,
  ZOOM_SDK_KEY,
  ZOOM_SDK_SECRET,
} from '../platform/config';
import { database } from '../platform/database';
import { mediaSettings } from '../media/media-urls';
import { changeLiveLesson, getLiveLessonSettings } from './change-live-lesson';
import { countLiveViewers } from './count-live-viewers';
import { createZoomSignature } from './create-zoom-signature';
import { getLiveLessonUrls } from './get-live-lesson-urls';

const now = () => new Date();

/** null: the deployment has no app at Zoom. */
const zoomKeys = () => {
  const [sdkKey, sdkSecret] = [ZOOM_SDK_KEY.value(), ZOOM_SDK_SECRET.value()];
  return sdkKey === '' ? null : { sdkKey, sdkSecret };
};

/** @throws {TypeError} for an entry that is not a host */
const meetingHosts = () =>
  MEETING_HOSTS.value()
    .split(',')
    .filter((host) => host.trim() !== '')
    .map((host) => new URL(`https://${host.trim()}`).hostname);

export const getLiveLessonUrls_v2_0 = callable(
  'getLiveLessonUrls_v2_0',
  {
    request: GetLiveLessonUrlsRequestSchema,
    rate: 'press',
    secrets: [MEDIA_SIGNING_SECRET],
  },
  (_, caller) =>
    getLiveLessonUrls(caller, {
      db: database(),
      now,
      media: mediaSettings(),
      liveOrigin: LIVE_ORIGIN.value(),
    }),
);

export const CreateZoomSignature = callable(
  'CreateZoomSignature',
  {
    request: CreateZoomSignatureRequestSchema,
    auth: 'member',
    rate: 'change',
    secrets: [ZOOM_SDK_SECRET],
  },
  (_, caller) =>
    createZoomSignature(requireMember(caller), { db: database(), now, keys: zoomKeys() }),
);

export const countLiveViewersFunction = callable(
  'countLiveViewers',
  { request: CountLiveViewersRequestSchema, auth: 'member', rate: 'press' },
  (request, caller) => countLiveViewers(request, caller, { db: database(), now }),
);

export const getLiveLessonSettingsFunction = callable(
  'getLiveLessonSettings',
  { request: GetLiveLessonSettingsRequestSchema, auth: 'member', rate: 'page' },
  (_, caller) => getLiveLessonSettings(caller, database()),
);

export const changeLiveLessonFunction = callable(
  'changeLiveLesson',
  { request: ChangeLiveLessonRequestSchema, auth: 'member', rate: 'change' },
  (request, caller) =>
    changeLiveLesson(request, caller, { db: database(), now, meetingHosts: meetingHosts() }),
);
