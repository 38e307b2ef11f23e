import { IDENTITY_CODES, IdentityError } from 'shared-contracts';
import { failureAlert, failureAlertWithRetry, failureWords } from './failure-alert';

const refusal = (code: string) => new IdentityError(code, `Firebase: Error (auth/${code}).`);

describe('what a refusal says', () => {
  test.each(IDENTITY_CODES)(
    "what it means, and below it the provider's message unchanged [IDCODE-%s]",
    (code) => {
      expect(failureWords(refusal(code))).toEqual({
        description: expect.stringMatching(/^[A-Z].{20,}\.$/),
        note: `Firebase: Error (auth/${code}).`,
      });
    },
  );

  test('has a different explanation for every code', () => {
    const texts = IDENTITY_CODES.map((code) => failureWords(refusal(code)).description);
    expect(new Set(texts).size).toBe(IDENTITY_CODES.length);
  });

  test.each(['invalid-email', 'missing-password', 'weak-password'])(
    'explains %s, which every form meets',
    (code) => expect(failureWords(refusal(code))).toHaveProperty('note'),
  );

  test('is the message alone where we have no explanation', () => {
    for (const code of ['new-code', 'constructor']) {
      expect(failureWords(refusal(code))).toEqual({
        description: `Firebase: Error (auth/${code}).`,
      });
    }
    expect(failureWords(new Error('boom'))).toEqual({ description: 'boom' });
    expect(failureWords('boom')).toEqual({ description: 'boom' });
  });
});

describe('the alert', () => {
  test('offers no retry where it cannot help', () => {
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

  test('always offers it where the specification says so', () => {
    const { buttons } = failureAlertWithRetry(new Error('boom'), () => undefined);
    expect(buttons?.map(({ title }) => title)).toEqual(['cancel', 'retry']);
  });
});
