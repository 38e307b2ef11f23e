import 'kit/tokens.css';
import '../../documents/fonts.css';
import { shellAddress, shellOrigin } from '../../documents/addresses';
import { rootElement } from '../../documents/element';
import { notice } from '../../documents/notice';
import { messages } from '../../messages/zoom-document';
import { takeInvitation } from '../invitation';
import { joinMeeting } from './join-meeting';
import { showMeetingPage } from './meeting-page';

// Runs first, so that no later script finds the signature in the address.
const arrival = takeInvitation(window, shellOrigin());

const root = rootElement();
const liveLesson = shellAddress('/live-lessons');
const liveMeeting = shellAddress('/live-meeting');

if (arrival.kind !== 'invited') {
  const { heading, text } = arrival.kind === 'none' ? messages.alone : messages.elsewhere;
  const actions = [{ label: messages.liveMeeting, to: liveMeeting }];
  root.replaceChildren(notice({ heading, text, actions }));
} else {
  const { invitation } = arrival;
  if (/^(light|dark)$/.test(invitation.theme)) {
    document.documentElement.dataset.theme = invitation.theme;
  }
  showMeetingPage({
    root,
    invitation,
    liveLesson,
    liveMeeting,
    async join(userName) {
      const result = await joinMeeting({
        invitation: { ...invitation, userName },
        leaveUrl: liveLesson,
        now: () => new Date(),
        onZoomShown: () => showZoom(true),
      });
      showZoom(result.status === 'joined');
      return result;
    },
  });
}

/** Zoom renders into another element beside our root. This shows one and hides the other. */
function showZoom(isShown: boolean): void {
  root.hidden = isShown;
  const zoom = document.getElementById('zmmtg-root');
  // Zoom's own style sheet may overrule the attribute `hidden`.
  if (zoom !== null) zoom.style.display = isShown ? '' : 'none';
}
