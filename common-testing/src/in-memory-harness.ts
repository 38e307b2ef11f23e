import * as v from 'valibot';
import { aLesson, createInMemoryPlatform } from 'common/in-memory';
import {
  GetSecureDataRequestSchema,
  type SecureData,
  documentPaths,
  type DocumentPath,
  type Lesson,
  AppError,
  NOT_SIGNED_IN,
  explainIssue,
  type Platform,
} from 'shared-contracts';
import type { ConformanceHarness } from './conformance/harness';
import { anEntitlement, aUserDocument } from './fixtures';

const PASSWORD = 'gruezi-mitenand';
const KNOWN = { email: 'free@example.com', password: PASSWORD, username: 'Frida', UID: 'frida' };
const TEACHER = {
  email: 'teacher@example.com',
  password: PASSWORD,
  username: 'Tina',
  isTeacher: true,
};
const SUBSCRIBER = {
  email: 'basic@example.com',
  password: PASSWORD,
  username: 'Beat',
  UID: 'beat',
};

const PAID = aLesson({ DocID: 'paid-lesson', Date: '2026-11-16' });
const FREE = aLesson({
  DocID: 'free-mini-lesson',
  Type: 'mini_lesson',
  Date: '2026-11-09',
  isFree: true,
});
const LESSONS: readonly Lesson[] = [PAID, FREE];
const RECORDINGS = ['2026-11-09', '2026-11-02'].map((day) =>
  aLesson({ DocID: `live-${day}`, Type: 'monday_lesson', Date: day }),
);
const REFUSED: DocumentPath<object> = 'LessonSecrets/paid-lesson';

/** Decides access like the server, for two lessons and two learners. Source: API-getSecureData. */
function secureData(payload: unknown, session: Platform['session']): SecureData {
  const request = v.safeParse(GetSecureDataRequestSchema, payload);
  if (!request.success) {
    const { field, advice } = explainIssue(request.issues[0]);
    throw new AppError('invalid-argument', `${field}: ${advice}`, { field });
  }
  const lesson = LESSONS.find(({ DocID }) => DocID === request.output.videoID);
  if (!lesson) throw new AppError('not-found', 'There is no such lesson.');
  const state = session.state$.value;
  if (!lesson.isFree && state.status !== 'member') {
    return { hasAccess: false, error: { code: NOT_SIGNED_IN } };
  }
  const isEntitled =
    lesson.isFree || (state.status === 'member' && state.user.email === SUBSCRIBER.email);
  if (!isEntitled) return { hasAccess: false, reason: 'no-plan' };
  return {
    hasAccess: true,
    Text: `${lesson.Title}\n${lesson.Subtitle}`,
    VideoHLSurl: `https://media.example/${lesson.DocID}/master.m3u8`,
    Photos: [],
    Audios: [],
  };
}

/** Makes the in-memory Platform with a server of two lessons, for the conformance suite. */
export async function makeInMemoryHarness(isEmbedded: boolean): Promise<ConformanceHarness> {
  const platform = createInMemoryPlatform({
    session: { status: 'unknown' },
    ...(isEmbedded && { device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } }),
    accounts: [KNOWN, SUBSCRIBER, TEACHER],
    documents: {
      ...Object.fromEntries(
        [...LESSONS, ...RECORDINGS].map((lesson) => [documentPaths.video(lesson.DocID), lesson]),
      ),
      [documentPaths.user(KNOWN.UID)]: aUserDocument(KNOWN.UID),
      [documentPaths.entitlement(SUBSCRIBER.UID)]: anEntitlement(),
    },
    functions: { getSecureData_v2_0: (payload) => secureData(payload, platform.session) },
  });
  let made = 0;
  return {
    platform,
    accounts: {
      known: KNOWN,
      subscriber: SUBSCRIBER,
      teacher: TEACHER,
      fresh() {
        made += 1;
        return { username: 'Neu', email: `fresh-${made}@example.com`, password: PASSWORD };
      },
    },
    paths: {
      freeVideo: FREE.DocID,
      paidVideo: PAID.DocID,
      missingVideo: 'no-such-lesson',
      refused: REFUSED,
    },
    pressAlertButton: platform.pressAlertButton,
    // Nothing limits comments in memory.
    forgetCommentLimit: async () => undefined,
    sentToParentApp: () => platform.recorded.sent,
    receiveFromParentApp: platform.receive,
    returnToPage: platform.returnToPage,
    // Ends the consent flow with the session.
    dispose: () => platform.session.signOut(),
  };
}
