import { BehaviorSubject } from 'rxjs';
import { DEFAULT_PREFERENCES, type DevicePreferences, type Preferences } from 'shared-contracts';
import { deviceStorage, type DeviceStorage } from '../storage/device-storage';

/** Also read by `shell/before-paint.js`, before the first paint. */
const PREFERENCES_KEY = 'preferences';

const isOneOf =
  (...knownValues: readonly unknown[]) =>
  (value: unknown) =>
    knownValues.includes(value);
const isLanguage = isOneOf('off', 'gsw', 'en', 'both');
const isSwitch = isOneOf(true, false);

/** Checks of the stored values, which may come from an older version or from elsewhere. */
const IS_VALID: Readonly<Record<keyof DevicePreferences, (value: unknown) => boolean>> = {
  theme: isOneOf('system', 'light', 'dark'),
  speed: (value) => typeof value === 'number' && value >= 0.5 && value <= 2,
  captions: isLanguage,
  text: isLanguage,
  quality: (value) => value === 'auto' || Number.isFinite(value),
  shortcuts: isSwitch,
  pauseAfterLine: isSwitch,
  autoNext: isSwitch,
  marks: isSwitch,
  german: isSwitch,
  cardsFirst: isOneOf('gsw', 'en'),
  typeAnswers: isSwitch,
  tier: isOneOf(0, 1, 2, 3),
};

/** Reads the valid stored values, and defaults for the others. */
function read(storage: DeviceStorage): DevicePreferences {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}');
  } catch {
    // Not JSON; use the defaults.
  }
  const valid = Object.entries(Object(stored) as object).filter(([key, value]) =>
    IS_VALID[key as keyof DevicePreferences]?.(value),
  );
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(valid) };
}

/** Creates the preferences, stored on this device under their own key. */
export function createPreferences(
  storage: DeviceStorage = deviceStorage(),
  root: HTMLElement = document.documentElement,
): Preferences {
  const values$ = new BehaviorSubject(read(storage));
  values$.subscribe(({ theme, tier }) => {
    if (tier === 0) delete root.dataset.tier;
    else root.dataset.tier = String(tier);
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  // Follows changes of another tab, such as a choice or a new plan.
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_KEY) values$.next(read(storage));
  });
  return {
    values$,
    set(change) {
      const next = { ...values$.value, ...change };
      values$.next(next);
      // A choice that cannot be stored lasts until the page is closed.
      storage.setItem(PREFERENCES_KEY, JSON.stringify(next));
    },
  };
}
