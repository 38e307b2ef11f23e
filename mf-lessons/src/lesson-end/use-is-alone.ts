import { useState } from 'react';
import { usePlatform } from 'kit';
import { presenceOf } from '../timing/presence';

/** After so many lessons without an action the next one waits. Source: docs/lessons.md. */
const LESSONS_ALONE = 2;

/** Whether so many lessons have ended without an action that probably nobody is here. */
export function useIsAlone(): boolean {
  const platform = usePlatform();
  const [alone] = useState(() => presenceOf(platform).lessonEnds());
  return alone >= LESSONS_ALONE;
}
