import type { Given } from './harness';

export function chromePromises(given: Given): void {
  it('shows the chrome at first, hides it and shows it again', () => {
    const { chrome } = given().platform;
    expect(chrome.isHidden$.value).toBe(false);
    chrome.hide();
    expect(chrome.isHidden$.value).toBe(true);
    chrome.show();
    expect(chrome.isHidden$.value).toBe(false);
  });

  it('takes requests for a chat frame that does not exist', () => {
    const { liveChat } = given().platform;
    expect(() => {
      liveChat.hide();
      liveChat.show();
    }).not.toThrow();
  });
}
