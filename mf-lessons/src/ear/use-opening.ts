import { useEffect } from 'react';
import { usePlatform, useRoute } from 'kit';
import { perPlatform } from 'common';
import { BY_EAR } from '../paths';
import type { PlayerControl } from '../player/control/player-control';
import { ACTIONS } from '../timing/presence';

/** Ids of the lessons whose questions were open on this page. */
const openedOf = perPlatform(() => new Set<string>());

/** A longer step between two positions is a jump, in seconds. */
const PLAYED_SECONDS = 2;

/** Questions that opened at the end of a film close after this time without an action. */
const UNTOUCHED_MS = 30_000;

/** The end of the dialogue chapter in seconds; Infinity for a film without chapters. */
function endOfDialogue({ film$ }: PlayerControl): number {
  const { chapters } = film$.value;
  const index = chapters.findIndex(({ part }) => part === 'dialogue');
  return (index < 0 ? undefined : chapters[index + 1]?.at) ?? Infinity;
}

/** Whether the film hides the page, in full screen or picture in picture. */
const isAway = () => Boolean(document.fullscreenElement ?? document.pictureInPictureElement);

/**
 * Opens the questions: at once if the address asks for them, else after the dialogue, once per
 * lesson and page. Without an action they close 30 seconds after the film; the countdown to the
 * next lesson then starts. Source: docs/lessons.md, Questions by ear.
 */
export function useOpening(videoID: string, control: PlayerControl): void {
  const platform = usePlatform();
  const isAsked = useRoute().query.has(BY_EAR);
  useEffect(() => {
    if (isAsked) control.ask(true);
  }, [isAsked, control]);
  useEffect(() => {
    const openedLessons = openedOf(platform);
    const leaving = new AbortController();
    const { signal } = leaving;
    let closeTimer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (openedLessons.has(videoID) || signal.aborted) return;
      if (isAway()) {
        document.addEventListener('fullscreenchange', open, { signal, once: true });
        return;
      }
      control.ask(true);
      if (control.state$.value.isEnded) {
        closeTimer = setTimeout(() => control.ask(false), UNTOUCHED_MS);
      }
    };
    for (const action of ACTIONS) {
      const touch = () => clearTimeout(closeTimer);
      document.addEventListener(action, touch, { signal, capture: true, passive: true });
    }
    let lastPosition = control.position$.value;
    const subscriptions = [
      control.asking$.subscribe((isAsking) => isAsking && openedLessons.add(videoID)),
      control.state$.subscribe(({ isEnded }) => isEnded && open()),
      control.position$.subscribe((position) => {
        const end = endOfDialogue(control);
        const isPlayed = position >= lastPosition && position - lastPosition < PLAYED_SECONDS;
        if (isPlayed && lastPosition < end && position >= end) open();
        lastPosition = position;
      }),
    ];
    return () => {
      leaving.abort();
      clearTimeout(closeTimer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [platform, videoID, control]);
}
