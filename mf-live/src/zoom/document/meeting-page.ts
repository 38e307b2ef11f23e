import styles from '../../documents/document.module.css';
import { element } from '../../documents/element';
import { notice, type NoticeAction } from '../../documents/notice';
import { messages as text } from '../../messages/zoom-document';
import { zoomLink, type Invitation } from '../invitation';
import type { JoinFailure, JoinResult } from './join-meeting';
import pageStyles from './meeting-page.module.css';

/** Shows the page on which a learner types a name and joins. The press loads Zoom. */
export function showMeetingPage(options: PageOptions): void {
  const { root, invitation, liveLesson, liveMeeting, join } = options;
  const name = element('input', {
    id: 'name',
    className: pageStyles.field,
    value: invitation.userName,
    required: true,
    maxLength: 60,
    autocomplete: 'name',
  });
  const button = element('button', {
    className: styles.primary,
    type: 'submit',
    textContent: text.join,
  });
  const status = element('p', { className: styles.text, role: 'status' });
  const form = element(
    'form',
    { className: pageStyles.form, onsubmit: submit },
    element('label', { htmlFor: 'name', textContent: text.name }),
    name,
    element(
      'div',
      { className: styles.actions },
      button,
      element('a', { className: styles.secondary, href: liveLesson, textContent: text.back }),
    ),
    status,
  );
  const page = notice({ heading: text.heading, text: text.intro, actions: [] });
  page.append(form);
  root.replaceChildren(page);

  function submit(event: Event): void {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    status.textContent = text.loading;
    void join(name.value.trim()).then((result) => {
      button.disabled = false;
      status.textContent = '';
      if (result.status === 'joined') return;
      showFailure(result);
    });
  }

  function showFailure({ failure, detail }: Extract<JoinResult, { status: 'failed' }>): void {
    const { heading, text: why } = text.failures[failure];
    const mainAction: NoticeAction =
      failure === 'expired'
        ? { label: text.openAgain, to: liveMeeting }
        : { label: text.inZoom, to: zoomLink(invitation) };
    const failed = notice({
      heading,
      text: detail === undefined ? why : `${why} ${text.zoomSays(detail)}`,
      actions: [mainAction, { label: text.back, to: liveLesson }],
    });
    if (REPEATABLE.includes(failure)) failed.append(retryButton());
    root.replaceChildren(failed);
    // Screen readers continue at the new heading.
    const heading1 = failed.querySelector('h1');
    heading1?.setAttribute('tabindex', '-1');
    heading1?.focus();
  }

  function retryButton(): HTMLElement {
    const retry = () => {
      root.replaceChildren(page);
      button.focus();
    };
    return element(
      'p',
      { className: styles.text },
      element('button', { className: pageStyles.plain, textContent: text.retry, onclick: retry }),
    );
  }
}

interface PageOptions {
  readonly root: HTMLElement;
  readonly invitation: Invitation;
  /** Addresses of the shell. */
  readonly liveLesson: string;
  readonly liveMeeting: string;
  /** Joins under a name. Zoom may cover the page meanwhile. */
  readonly join: (userName: string) => Promise<JoinResult>;
}

/** Failures after which another attempt may succeed. */
const REPEATABLE: readonly JoinFailure[] = ['blocked', 'not-started', 'refused'];
