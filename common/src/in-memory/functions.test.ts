import { AppError } from 'shared-contracts';
import { createInMemoryPlatform } from './index';

test('answers `unimplemented` without a handler, and records the call all the same', async () => {
  const { functions, recorded } = createInMemoryPlatform();
  await expect(functions.call('getSubscriptionPlatform', {})).rejects.toMatchObject({
    name: 'AppError',
    code: 'unimplemented',
  });
  expect(recorded.calls).toEqual([{ name: 'getSubscriptionPlatform', payload: {} }]);
});

test('rejects with the error of a handler, and with `internal` for any other', async () => {
  const refusal = new AppError('permission-denied', 'BASIC and up.');
  const { functions } = createInMemoryPlatform({
    functions: {
      getFlashcardsCloudFunction: () => {
        throw refusal;
      },
      exportMyData: async () => {
        throw new TypeError('A mistake in the handler');
      },
    },
  });
  await expect(functions.call('getFlashcardsCloudFunction', { VideoID: 'a' })).rejects.toBe(
    refusal,
  );
  await expect(functions.call('exportMyData', {})).rejects.toMatchObject({
    name: 'AppError',
    code: 'internal',
    message: 'A mistake in the handler',
  });
});

test('copies request and answer like a network request', async () => {
  const answer = { flashcards: [{ SwissGerman: 'Grüezi', English: 'Hello' }] };
  const { functions, recorded } = createInMemoryPlatform({
    functions: { getFlashcardsCloudFunction: () => answer },
  });
  const request = { VideoID: 'lesson-1', leftOut: undefined };
  const received = await functions.call('getFlashcardsCloudFunction', request);
  request.VideoID = 'changed later';
  expect(recorded.calls[0]?.payload).toStrictEqual({ VideoID: 'lesson-1' });
  expect(received).toEqual(answer);
  expect(received).not.toBe(answer);
});
