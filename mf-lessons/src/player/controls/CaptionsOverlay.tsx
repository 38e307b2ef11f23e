import { Dialect, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { shows } from '../captions/use-captions';
import type { PlayerControl } from '../control/player-control';
import { NO_CUES, type Cue } from '../lines/line-times';
import styles from './layer.late.module.css';

/**
 * The current caption over the picture, in dialect, English, or both. Open questions by ear and
 * "listen first" hide it.
 */
export function CaptionsOverlay({ control }: { control: PlayerControl }) {
  const { preferences } = usePlatform();
  const { captions } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const { gsw, en } = useObservable(control.lines.cues$, NO_CUES);
  const said = useObservable(control.lines.said$, undefined);
  const isAsking = useObservable(control.asking$, false);
  const isListening = useObservable(control.listening$, false);
  const textIn = (cues: readonly Cue[]) =>
    cues.find(({ line, start }) => line === said?.line && start === said.start)?.text;
  const dialect = shows(captions, 'gsw') ? textIn(gsw) : undefined;
  const english = shows(captions, 'en') ? textIn(en) : undefined;
  if (isAsking || isListening) return null;
  if (dialect === undefined && english === undefined) return null;
  return (
    <div className={styles.captions} data-captions="">
      {dialect !== undefined && (
        <p className={styles.caption}>
          <Dialect>{dialect}</Dialect>
        </p>
      )}
      {english !== undefined && (
        <p className={styles.caption}>
          <span lang="en">{english}</span>
        </p>
      )}
    </div>
  );
}
