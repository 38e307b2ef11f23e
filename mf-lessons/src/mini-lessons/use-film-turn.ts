import { useCallback, useState } from 'react';
import { useIdle } from '../timing/use-idle';

/** Whether the film of a mini lesson may load. */
export interface FilmTurn {
  /** Whether player, engine and film may load. */
  readonly isDue: boolean;
  /** Whether the learner has pressed play; the film then plays at once. */
  readonly isPressed: boolean;
  readonly press: () => void;
}

/**
 * Decides when the film of a mini lesson loads: at once, or on a page composed for it when the page
 * is idle or the learner presses play. That page has picture and text already.
 *
 * @param lessonID a press counts only for this mini lesson
 * @param waits whether the page was composed for this mini lesson
 */
export function useFilmTurn(lessonID: string, waits: boolean): FilmTurn {
  const [isAtRest, setIsAtRest] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const rest = useCallback(() => setIsAtRest(true), []);
  useIdle(rest);
  const press = useCallback(() => setPressed(lessonID), [lessonID]);
  const isPressed = pressed === lessonID;
  return { isDue: !waits || isAtRest || isPressed, isPressed, press };
}
