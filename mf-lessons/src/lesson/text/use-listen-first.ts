import { BehaviorSubject, useObservable } from 'kit';
import { useEffect, useState } from 'react';
import { lesson } from '../../messages/lesson';
import type { PlayerControl } from '../../player/control/player-control';
import { isHeard, secondsWithin } from '../../player/lines/heard-lines';

/** A longer step of the position is a jump, in seconds: a hidden tab at double speed steps by 2. */
const LONGEST_STEP = 2.5;

const never$ = new BehaviorSubject(false);

/** Lines, from 0, that wait no more. */
interface OpenLines {
  readonly heard: ReadonlySet<number>;
  readonly revealed: ReadonlySet<number>;
}
const NONE: OpenLines = { heard: new Set(), revealed: new Set() };

export interface ListenFirst {
  readonly isOn: boolean;
  /** Switches it; undefined without a film. */
  readonly toggle: (() => void) | undefined;
  /** Reveals a line, from 0, that waits; undefined: the line is shown. */
  readonly revealOf: (line: number) => (() => void) | undefined;
  /** How many lines were heard without their text, once none waits. */
  readonly result: string | undefined;
}

/**
 * Hides each line until the film has said it, from the moment the learner wants so. It ends with
 * the visit. Source: docs/lessons.md, The player.
 *
 * @param count of the lines
 */
export function useListenFirst(control: PlayerControl | undefined, count: number): ListenFirst {
  const isOn = useObservable(control?.listening$ ?? never$, false);
  const [{ heard, revealed }, setOpen] = useState(NONE);
  useEffect(() => {
    if (!control || !isOn) return undefined;
    const hear = (line: number) =>
      setOpen((open) =>
        open.heard.has(line) || open.revealed.has(line)
          ? open
          : { ...open, heard: new Set([...open.heard, line]) },
      );
    return followHeard(control, hear);
  }, [control, isOn]);
  const isOpen = (line: number) => !isOn || heard.has(line) || revealed.has(line);
  const areAllOpen = isOn && count > 0 && heard.size + revealed.size >= count;
  return {
    isOn,
    toggle:
      control &&
      (() => {
        setOpen(NONE);
        control.listenFirst(!isOn);
      }),
    revealOf: (line) =>
      isOpen(line)
        ? undefined
        : () => setOpen((open) => ({ ...open, revealed: new Set([...open.revealed, line]) })),
    result: areAllOpen ? lesson.text.withoutText(heard.size, count) : undefined,
  };
}

/**
 * Tells each line that the film has said without a jump.
 *
 * @returns a function that ends it
 */
function followHeard(control: PlayerControl, hear: (line: number) => void): () => void {
  /** Since when the film plays without a jump, and where it is, in its seconds. */
  let [begun, last] = [control.position$.value, control.position$.value];
  const subscription = control.position$.subscribe((now) => {
    if (now < last || now - last >= LONGEST_STEP) begun = now;
    last = now;
    for (const time of control.lines.times$.value) {
      if (isHeard(time, secondsWithin(time, begun, now))) hear(time.line);
    }
  });
  return () => subscription.unsubscribe();
}
