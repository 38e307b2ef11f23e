import { BehaviorSubject, useObservable } from 'kit';
import { useEffect, useState } from 'react';
import { lesson } from '../../messages/lesson';
import type { PlayerControl } from '../../player/control/player-control';
import { isHeard, secondsWithin } from '../../player/lines/heard-lines';

/**
 * A longer step of the film's position is a jump, in seconds. A hidden tab at double speed steps by
 * 2.
 */
const LONGEST_STEP = 2.5;

const never$ = new BehaviorSubject(false);

/** Indexes of the lines that are no longer hidden. */
interface OpenLines {
  readonly heard: ReadonlySet<number>;
  readonly revealed: ReadonlySet<number>;
}
const NONE: OpenLines = { heard: new Set(), revealed: new Set() };

export interface ListenFirst {
  readonly isOn: boolean;
  /** Switches listening first on or off; undefined without a film. */
  readonly toggle: (() => void) | undefined;
  /** Gives the function that reveals a hidden line, by index; undefined: the line is shown. */
  readonly revealOf: (line: number) => (() => void) | undefined;
  /** The sentence with the number of lines heard without text, once no line is hidden. */
  readonly result: string | undefined;
}

/**
 * "Listen first": hides each line until the film has said it. It lasts until the lesson is left.
 * Source: docs/lessons.md, The player.
 *
 * @param count number of lines
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
 * Reports each line that the film has said without a jump.
 *
 * @returns a function to stop
 */
function followHeard(control: PlayerControl, hear: (line: number) => void): () => void {
  /** Positions in seconds: where playing without a jump began, and the last one. */
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
