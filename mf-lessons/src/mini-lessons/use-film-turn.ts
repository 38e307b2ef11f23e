import { useCallback, useState } from 'react';
import { useIdle } from '../timing/use-idle';

/** When the film of a mini lesson may come. */
export interface FilmTurn {
  /** Whether player, engine and film may be loaded. */
  readonly isDue: boolean;
  /** Whether the learner has asked for it, so that it plays at once. */
  readonly isPressed: boolean;
  /** The learner presses play. */
  readonly press: () => void;
}

/**
 * Decides when the film of a mini lesson is loaded. A page that was composed for it has picture and
 * text already. So there the film waits until the page is at rest, or until play is pressed.
 * Otherwise it comes at once.
 *
 * @param lessonID the press counts for this mini lesson alone
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
