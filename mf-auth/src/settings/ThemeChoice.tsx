import { useIsLive, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type DevicePreferences } from 'shared-contracts';
import { messages } from '../messages';
import styles from './choice.module.css';

const THEMES: readonly DevicePreferences['theme'][] = ['system', 'light', 'dark'];

/** Light, dark, or like the device; remembered on this device. */
export function ThemeChoice() {
  const { preferences } = usePlatform();
  const { theme } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  // The published page does not know which one it is.
  const isLive = useIsLive();
  const { theme: legend, themes } = messages.settings;
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['unseen']}>{legend}</legend>
      {THEMES.map((value) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={isLive && theme === value}
            onChange={() => preferences.set({ theme: value })}
          />
          {themes[value]}
        </label>
      ))}
    </fieldset>
  );
}
