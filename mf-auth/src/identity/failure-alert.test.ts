import { IDENTITY_CODES, IdentityError } from 'shared-contracts';
import { failureAlert, failureAlertWithRetry, failureText } from './failure-alert';

const refusal = (code: string) => new IdentityError(code, `Firebase: Error (auth/${code}).`);

describe('what a refusal says', () => {
  it.each(IDENTITY_CODES)(
    "the provider's message unchanged, and below it what it means [IDCODE-%s]",
    (code) => {
      const [message, explanation, ...more] = failureText(refusal(code)).split('\n');
      expect(message).toBe(`Firebase: Error (auth/${code}).`);
      expect(explanation).toMatch(/^[A-Z].{20,}\.$/);
      expect(more).toEqual([]);
    },
  );

  it('has a different explanation for every code', () => {
    const texts = IDENTITY_CODES.map((code) => failureText(refusal(code)).split('\n')[1]);
    expect(new Set(texts).size).toBe(IDENTITY_CODES.length);
  });

  it.each(['invalid-email', 'missing-password', 'weak-password'])(
    'explains %s, which every form meets',
    (code) => expect(failureText(refusal(code))).toContain('\n'),
  );

  it('is the message alone where we have no explanation', () => {
    expect(failureText(refusal('new-code'))).toBe('Firebase: Error (auth/new-code).');
    expect(failureText(refusal('constructor'))).toBe('Firebase: Error (auth/constructor).');
    expect(failureText(new Error('boom'))).toBe('boom');
    expect(failureText('boom')).toBe('boom');
  });
});

describe('the alert', () => {
  it('offers no retry where it cannot help', () => {
    const alert = failureAlert(refusal('wrong-password'), () => undefined);
    expect(alert).not.toHaveProperty('buttons');
  });

  it.each(['network-request-failed', 'timeout'])('offers to try again after %s', (code) => {
    const onRetry = jest.fn();
    const { title, buttons } = failureAlert(refusal(code), onRetry);
    expect(title).toBe('Oops.');
    expect(buttons?.map((button) => button.title)).toEqual(['cancel', 'retry']);
    buttons?.[1]?.onClick?.({ getInputByID: () => '' });
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('always offers it where the specification says so', () => {
    const { buttons } = failureAlertWithRetry(new Error('boom'), () => undefined);
    expect(buttons?.map(({ title }) => title)).toEqual(['cancel', 'retry']);
  });
});
