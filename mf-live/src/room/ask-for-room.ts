import type { CallableResponse, Platform } from 'shared-contracts';

/** The server's answer about the room, and whether the learner is a teacher. */
export type RoomAnswer = CallableResponse<'getLiveLessonUrls_v2_0'> & {
  readonly isTeacher: boolean;
};

/** @throws {AppError} when the server does not answer */
export async function askForRoom({ functions, session }: Platform): Promise<RoomAnswer> {
  const [answer, isTeacher] = await Promise.all([
    functions.call('getLiveLessonUrls_v2_0', {}),
    session.isTeacher(),
  ]);
  return { ...answer, isTeacher };
}
