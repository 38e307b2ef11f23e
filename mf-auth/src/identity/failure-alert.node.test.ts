import { RefusedName } from 'kit/username';
import { AppError, IDENTITY_CODES, IdentityError } from 'shared-contracts';
import { failureAlert, failureAlertWithRetry, failureWords, logUnexplained } from './failure-alert';

const refusal = (code: string) => new IdentityError(code, `Firebase: Error (auth/${code}).`);

describe('what a refusal says', () => {
  test.each(IDENTITY_CODES)(
    "what it means, and under details the provider's message unchanged [IDCODE-%s]",
    (code) => {
      expect(failureWords(refusal(code))).toEqual({
        description: expect.stringMatching(/^[A-Z].{20,}\.$/),
        details: `Firebase: Error (auth/${code}).`,
      });
    },
  );

  test('has a different explanation for every code', () => {
    const texts = IDENTITY_CODES.map((code) => failureWords(refusal(code)).description);
    expect(new Set(texts).size).toBe(IDENTITY_CODES.length);
  });

  test.each(['invalid-email', 'missing-password', 'weak-password'])(
    'explains %s, which every form meets',
    (code) => expect(failureWords(refusal(code))).toHaveProperty('details'),
  );

  test.each([
    [refusal('new-code'), 'Firebase: Error (auth/new-code).'],
    [refusal('constructor'), 'Firebase: Error (auth/constructor).'],
    [new Error('boom'), 'boom'],
    ['boom', 'boom'],
  ])('is one general sentence where we have no explanation: %s', (error, details) => {
    const log = { warn: jest.fn(), info: jest.fn(), error: jest.fn() };
    logUnexplained(error, log);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(failureWords(error)).toEqual({
      description: 'That did not work. Please try again; what you typed is still there.',
      details,
    });
  });

  test('has no details and no log entry if the sentence is ours', () => {
    const log = { warn: jest.fn(), info: jest.fn(), error: jest.fn() };
    for (const error of [new AppError('aborted', 'Too many calls.'), new RefusedName('No.')]) {
      logUnexplained(error, log);
      expect(failureWords(error)).toEqual({ description: error.message });
    }
    logUnexplained(refusal('wrong-password'), log);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('the alert', () => {
  test('offers no retry if the same attempt would fail again', () => {
    const alert = failureAlert(refusal('wrong-password'), () => undefined);
    expect(alert).not.toHaveProperty('buttons');
  });

  test.each(['network-request-failed', 'timeout'])('offers to try again after %s', (code) => {
    const onRetry = jest.fn();
    const { title, buttons } = failureAlert(refusal(code), onRetry);
    expect(title).toBe('Oops.');
    expect(buttons?.map((button) => button.title)).toEqual(['cancel', 'retry']);
    buttons?.[1]?.onClick?.({ getInputByID: () => '' });
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('always offers a retry where the specification requires one', () => {
    const { buttons } = failureAlertWithRetry(new Error('boom'), () => undefined);
    expect(buttons?.map(({ title }) => title)).toEqual(['cancel', 'retry']);
  });
});
