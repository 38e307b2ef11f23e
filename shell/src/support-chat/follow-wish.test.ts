import { createLiveChat } from '../platform/live-chat';
import { followWish, LIVE_CHAT_FRAME_ID } from './follow-wish';

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

/** The wish that screens set through the Platform. */
function followed() {
  const chat = createLiveChat();
  return { ...chat, stop: followWish(chat.isHidden$) };
}

describe('followWish', () => {
  test('looks every 1000 ms until the frame exists [CHATFRAME-retry] [CONST-live-chat-retry] [ABOUT-live-chat-frame]', () => {
    const chat = followed();
    chat.hide();
    jest.advanceTimersByTime(2500);
    const frame = addFrame();
    jest.advanceTimersByTime(499);
    expect(frame).toBeVisible();
    jest.advanceTimersByTime(1);
    expect(frame).not.toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('follows the latest wish only [ABOUT-live-chat-frame]', () => {
    const chat = followed();
    chat.hide();
    chat.show();
    const frame = addFrame();
    jest.advanceTimersByTime(1000);
    expect(frame).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('stops looking on request', () => {
    const chat = followed();
    chat.hide();
    chat.stop();
    chat.show();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('applies a wish from before it started', () => {
    const frame = addFrame();
    const chat = createLiveChat();
    chat.hide();
    followWish(chat.isHidden$);
    expect(frame).not.toBeVisible();
  });
});
