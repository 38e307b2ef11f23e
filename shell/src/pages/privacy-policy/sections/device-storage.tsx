import type { LegalSection } from '../../legal/legal-text';

export const deviceStorage: LegalSection = {
  id: 'device-storage',
  title: 'Storage on your device instead of cookies',
  body: (
    <>
      <p>
        We set no cookies. Your browser or app keeps a few entries on your own device, all of them
        needed for what you asked for, and none of them read by others:
      </p>
      <ul>
        <li>Theme: whether you chose light, dark or the setting of your device.</li>
        <li>Speed: how fast videos play.</li>
        <li>Captions: which captions you want to see.</li>
        <li>Text: whether you read lessons in Swiss German, in English or in both.</li>
        <li>Quality: how sharp videos are.</li>
        <li>Shortcuts: whether keys control the player.</li>
        <li>Pause after line: whether a video pauses after each sentence.</li>
        <li>Cards first: the side of a flashcard that asks.</li>
        <li>
          Session: that you are signed in, so you need not do it again on every visit. It goes when
          you log out.
        </li>
        <li>
          Lessons: the list of lessons and of mini lessons, and what kind of device this is, so that
          they appear at once on your next visit, also without a connection.
        </li>
        <li>
          Drafts: a comment that you have typed and not sent. It goes when you send it, close the
          tab or log out.
        </li>
        <li>Version: which version of a part of the app your device uses.</li>
      </ul>
      <p>
        You can remove them all in your browser under “site data”; you are then logged out and
        everything else works as on a first visit.
      </p>
      <p>
        The payment pages of Stripe, the sign-in windows of Google and Apple, Zoom meetings and the
        support chat belong to their providers, who can set cookies of their own when you use them.
      </p>
    </>
  ),
};
