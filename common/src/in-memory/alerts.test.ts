import { createInMemoryPlatform } from './index';

test('records every alert, also one that was replaced', () => {
  const { alerts, recorded } = createInMemoryPlatform();
  alerts.show({ title: 'First' });
  alerts.show({ title: 'Second' });
  expect(recorded.alerts).toEqual([{ title: 'First' }, { title: 'Second' }]);
});

describe('pressing a button', () => {
  test('needs an open alert', () => {
    expect(() => createInMemoryPlatform().pressAlertButton('OK')).toThrow('No alert is open');
  });

  test('needs a button of that title, and names the existing ones', () => {
    const { alerts, pressAlertButton } = createInMemoryPlatform();
    alerts.show({ title: 'Cancel?', buttons: [{ title: 'YES' }, { title: 'NO' }] });
    expect(() => pressAlertButton('OK')).toThrow('YES, NO');
  });

  test('needs an input of that id', () => {
    const { alerts, pressAlertButton } = createInMemoryPlatform();
    alerts.show({ title: 'Reset', inputs: [{ id: 'email', label: 'E-mail' }] });
    expect(() => pressAlertButton('OK', { mail: 'heidi@example.com' })).toThrow('"mail"');
  });
});
