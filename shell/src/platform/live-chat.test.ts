import { createLiveChat, LIVE_CHAT_FRAME_ID } from './live-chat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const addFrame = () => {
  const frame = document.createElement('iframe');
  frame.id = LIVE_CHAT_FRAME_ID;
  return document.body.appendChild(frame);
};

describe('createLiveChat', () => {
  it('looks every 1000 ms until the frame exists [CHATFRAME-retry] [CONST-live-chat-retry] [ABOUT-live-chat-frame]', () => {
    createLiveChat().hide();
    jest.advanceTimersByTime(2500);
    const frame = addFrame();
    jest.advanceTimersByTime(499);
    expect(frame).toBeVisible();
    jest.advanceTimersByTime(1);
    expect(frame).not.toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows the latest wish only [ABOUT-live-chat-frame]', () => {
    const chat = createLiveChat();
    chat.hide();
    chat.show();
    const frame = addFrame();
    jest.advanceTimersByTime(1000);
    expect(frame).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });
});
