import { useEffect } from 'react';
import { usePlatform, useRoute } from 'kit';
import { perPlatform } from 'common';
import { BY_EAR } from '../paths';
import type { PlayerControl } from '../player/control/player-control';
import { ACTIONS } from '../timing/presence';

/** Lessons whose questions were open in this visit. */
const openedOf = perPlatform(() => new Set<string>());

/** Between two reports plays less; what is longer is a jump, in seconds. */
const PLAYED_SECONDS = 2;

/** After a film nobody answers questions that were untouched for so long, in milliseconds. */
const UNTOUCHED_MS = 30_000;

/** Where the dialogue of a film in parts is over, in seconds. */
function endOfDialogue({ film$ }: PlayerControl): number {
  const { chapters } = film$.value;
  const index = chapters.findIndex(({ part }) => part === 'dialogue');
  return (index < 0 ? undefined : chapters[index + 1]?.at) ?? Infinity;
}

/** In full screen and in picture in picture nobody would see the questions. */
const isAway = () => Boolean(document.fullscreenElement ?? document.pictureInPictureElement);

/**
 * Opens the questions at once where the address asks for them. By themselves they open after the
 * dialogue, once in a visit. Those that nobody touches for 30 seconds after a film close; then
 * the next lesson begins to count down. Source: docs/lessons.md, Questions by ear.
 */
export function useOpening(videoID: string, control: PlayerControl): void {
  const platform = usePlatform();
  const isAsked = useRoute().query.has(BY_EAR);
  useEffect(() => {
    if (isAsked) control.ask(true);
  }, [isAsked, control]);
  useEffect(() => {
    const opened = openedOf(platform);
    const leaving = new AbortController();
    const { signal } = leaving;
    let untouched: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (opened.has(videoID) || signal.aborted) return;
      if (isAway()) {
        document.addEventListener('fullscreenchange', open, { signal, once: true });
        return;
      }
      control.ask(true);
      if (control.state$.value.isEnded) {
        untouched = setTimeout(() => control.ask(false), UNTOUCHED_MS);
      }
    };
    for (const action of ACTIONS) {
      const touch = () => clearTimeout(untouched);
      document.addEventListener(action, touch, { signal, capture: true, passive: true });
    }
    let last = control.position$.value;
    const following = [
      control.asking$.subscribe((isAsking) => isAsking && opened.add(videoID)),
      control.state$.subscribe(({ isEnded }) => isEnded && open()),
      control.position$.subscribe((position) => {
        const end = endOfDialogue(control);
        const isPlayed = position >= last && position - last < PLAYED_SECONDS;
        if (isPlayed && last < end && position >= end) open();
        last = position;
      }),
    ];
    return () => {
      leaving.abort();
      clearTimeout(untouched);
      for (const subscription of following) subscription.unsubscribe();
    };
  }, [platform, videoID, control]);
}
