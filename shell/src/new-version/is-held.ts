import type { ShellPlatform } from '../platform/create-platform';

const isPlaying = (film: HTMLMediaElement) => !film.paused && !film.ended;

/** Whether a player's picture reaches down to the notice. */
const NOTICE_PX = 160;
function isUnderNotice(video: HTMLVideoElement): boolean {
  const { top, bottom, height } = (video.closest('section') ?? video).getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > innerHeight - NOTICE_PX;
}

/** The parts of the Platform that know about unfinished work. */
export type Busy = Pick<
  ShellPlatform,
  'alerts' | 'loading' | 'parentApp' | 'reload' | 'signUpFlow'
>;

/**
 * Whether the page must not be replaced now. It also finds work that older screens do not report:
 * typed text, a film or sound that plays, an open dialog, and a frame, such as a chat or a meeting.
 * Source: decision 54.
 *
 * @param isTyped of `watchTypedFields`
 */
export function isHeld(
  { alerts, loading, parentApp, reload, signUpFlow }: Busy,
  isTyped: () => boolean,
  page: Document,
): boolean {
  return (
    reload.holds$.value.length > 0 ||
    alerts.current$.value !== null ||
    loading.isActive$.value ||
    signUpFlow.isActive$.value ||
    parentApp.storeVisit$.value !== 'none' ||
    page.querySelector('dialog[open], main iframe') !== null ||
    [...page.querySelectorAll<HTMLMediaElement>('audio, video')].some(isPlaying) ||
    isTyped()
  );
}

/** Whether the notice would cover the controls of a player. */
export const isOnPlayer = (page: Document): boolean =>
  [...page.querySelectorAll('video')].some(isUnderNotice);
