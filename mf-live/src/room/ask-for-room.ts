import type { CallableResponse, Platform } from 'shared-contracts';

/** What the server says of the room, and of the learner. */
export type RoomAnswer = CallableResponse<'getLiveLessonUrls_v2_0'> & {
  readonly isTeacher: boolean;
};

/** @throws {AppError} where the server does not answer */
export async function askForRoom({ functions, session }: Platform): Promise<RoomAnswer> {
  const [answer, isTeacher] = await Promise.all([
    functions.call('getLiveLessonUrls_v2_0', {}),
    session.isTeacher(),
  ]);
  return { ...answer, isTeacher };
}
