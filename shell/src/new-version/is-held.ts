import type { ShellPlatform } from '../platform/create-platform';

const isPlaying = (film: HTMLMediaElement) => !film.paused && !film.ended;

/** The picture of a player reaches down to where the notice would be. */
const NOTICE_PX = 160;
function isUnderNotice(video: HTMLVideoElement): boolean {
  const { top, bottom, height } = (video.closest('section') ?? video).getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > innerHeight - NOTICE_PX;
}

/** The parts of the Platform that know what is under way. */
export type Busy = Pick<
  ShellPlatform,
  'alerts' | 'loading' | 'parentApp' | 'reload' | 'signUpFlow'
>;

/**
 * Whether the page must not be replaced now. It sees what a screen does not tell, so that older
 * screens lose nothing either: typed text, a film or a sound that plays, an open dialog, and a
 * frame, such as a chat or a meeting. Source: decision 54.
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

/** Whether the notice would lie on the controls of a player. */
export const isOnPlayer = (page: Document): boolean =>
  [...page.querySelectorAll('video')].some(isUnderNotice);
