import type { MessageFromParentApp } from 'shared-contracts';
import { createInMemoryPlatform } from './index';

const STOP: MessageFromParentApp = { type: 'STOP_LOADING', payload: {} };

const listen = (isEmbeddedInAndroidIosApp: boolean) => {
  const platform = createInMemoryPlatform({
    device: { isEmbeddedInAndroidIosApp, parentAppOS: isEmbeddedInAndroidIosApp ? 'ios' : null },
  });
  const heard: MessageFromParentApp[] = [];
  platform.parentApp.messages$.subscribe((message) => heard.push(message));
  return { ...platform, heard };
};

test('sends and receives when embedded', () => {
  const { parentApp, receive, recorded, heard } = listen(true);
  parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'uid-1' });
  receive(STOP);
  expect(parentApp.isEmbedded).toBe(true);
  expect(recorded.sent).toEqual([
    { type: 'LOG_IN_TO_SUBSCRIPTION_SERVICE', payload: { uid: 'uid-1' } },
  ]);
  expect(heard).toEqual([STOP]);
});

test('receives nothing when not embedded', () => {
  const { receive, heard } = listen(false);
  receive(STOP);
  expect(heard).toEqual([]);
});
