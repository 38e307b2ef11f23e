import type { CallableOptions } from '../platform/callable/callable';

jest.mock('../platform/callable/callable', () => ({
  callable: (_: string, options: object) => options,
}));

type Options = CallableOptions<unknown, unknown>;

test('members ask the teacher 20 times a day; calls of teachers have no daily limit', async () => {
  const functions = (await import('./comments.function')) as unknown as Record<string, Options>;
  const limits = Object.entries(functions).map(([name, { auth, perDay }]) => [
    name,
    [auth, perDay],
  ]);
  expect(Object.fromEntries(limits)).toEqual({
    answerCommentFunction: ['member', undefined],
    getOpenQuestionsFunction: ['member', undefined],
    askTeacherFunction: ['member', 20],
    closeLearnerQuestionFunction: ['member', undefined],
  });
});
