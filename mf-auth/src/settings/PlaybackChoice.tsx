import { useId } from 'react';
import { useIsLive, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { messages } from '../messages';
import styles from './choice.module.css';

/** How fast videos play; remembered on this device, and what the player starts with. */
export function PlaybackChoice() {
  const { preferences } = usePlatform();
  const { speed } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  // The published page does not know which one it is.
  const isLive = useIsLive();
  const hintId = useId();
  const { speed: legend, hint, speeds } = messages.settings.playback;
  return (
    <fieldset className={styles['choice']} aria-describedby={hintId}>
      <legend className={styles['legend']}>{legend}</legend>
      {speeds.map(({ value, name }) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name="speed"
            value={value}
            checked={isLive && speed === value}
            onChange={() => preferences.set({ speed: value })}
          />
          {name}
        </label>
      ))}
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </fieldset>
  );
}
