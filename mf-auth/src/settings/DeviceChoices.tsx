import { useId } from 'react';
import { classNames, useIsLive, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, PLAYBACK_SPEEDS, type DevicePreferences } from 'shared-contracts';
import { settings } from '../messages/settings';
import styles from './choice.module.css';

/** Chooses light, dark, or the setting of the device. */
export function ThemeChoice() {
  const { theme, themes } = settings;
  return <DeviceChoice name="theme" legend={theme} isLegendHidden options={themes} />;
}

/** Chooses the speed at which videos start. */
export function SpeedChoice() {
  const { speed, hint, times } = settings.playback;
  const speeds = PLAYBACK_SPEEDS.map((value) => ({ value, text: times(value) }));
  return <DeviceChoice name="speed" legend={speed} hint={hint} options={speeds} inRows />;
}

interface DeviceChoiceProps<Name extends keyof DevicePreferences> {
  readonly name: Name;
  readonly legend: string;
  /** True: only screen readers get the legend, because the heading above says the same. */
  readonly isLegendHidden?: boolean;
  /** Help below the options. */
  readonly hint?: string;
  /** True: rows of six, three or two options, so that each row is full. */
  readonly inRows?: boolean;
  readonly options: readonly {
    readonly value: DevicePreferences[Name] & (string | number);
    readonly text: string;
  }[];
}

/** Radio buttons for one preference. This device stores a choice at once. */
function DeviceChoice<Name extends keyof DevicePreferences>(props: DeviceChoiceProps<Name>) {
  const { name, legend, isLegendHidden = false, hint, inRows = false, options } = props;
  const { preferences } = usePlatform();
  const chosen = useObservable(preferences.values$, DEFAULT_PREFERENCES)[name];
  // A prerendered page does not know the choice of this device.
  const isLive = useIsLive();
  const hintId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, inRows && styles.rows)}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={isLive && chosen === value}
              onChange={() => preferences.set({ [name]: value })}
            />
            {text}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
