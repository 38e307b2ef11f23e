import { inAct, openSignInUp, press, type, VRENI } from './testing/open-sign-in-up';

describe('forgot password?', () => {
  const SENT = {
    title: 'Success',
    description: 'Please check your email and click the Reset Password link to continue.',
  };

  test('asks where to send the e-mail, sends it and says so [AUTH-forgot-button] [AUTH-forgot-dialog] [ERROR-forgot-success]', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    await press(opened, 'forgot password?');
    await inAct(() =>
      opened.platform.pressAlertButton('send', { 'reset-email': ' vreni@example.com ' }),
    );
    expect(opened.platform.recorded.resetEmails).toEqual(['vreni@example.com']);
    expect(opened.platform.recorded.alerts.at(-1)).toEqual(SENT);
  });

  test('fills in the address that was typed', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    await type(opened, { Email: VRENI.email });
    await press(opened, 'forgot password?');
    await inAct(() => opened.platform.pressAlertButton('send'));
    expect(opened.platform.recorded.resetEmails).toEqual([VRENI.email]);
  });

  test('says why it failed and asks again on retry, with the address in it [ERROR-forgot-failure]', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    const { platform } = opened;
    jest
      .spyOn(platform.session, 'sendPasswordResetEmail')
      .mockRejectedValueOnce(new Error('No such user'));
    await press(opened, 'forgot password?');
    await inAct(() => platform.pressAlertButton('send', { 'reset-email': VRENI.email }));
    expect(platform.recorded.alerts.at(-1)).toMatchObject({
      title: 'Oops.',
      details: 'No such user',
      buttons: [{ title: 'cancel' }, { title: 'retry' }],
    });
    await inAct(() => platform.pressAlertButton('retry'));
    await inAct(() => platform.pressAlertButton('send'));
    expect(platform.recorded.resetEmails).toEqual([VRENI.email]);
    expect(platform.recorded.alerts.at(-1)).toEqual(SENT);
  });

  test('sends nothing on cancel', async () => {
    const opened = openSignInUp('?startWithLogIn=true');
    await press(opened, 'forgot password?');
    await inAct(() => opened.platform.pressAlertButton('cancel'));
    expect(opened.platform.recorded.resetEmails).toEqual([]);
  });
});
