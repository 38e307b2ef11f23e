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

/** Whether a stored value is one. The storage may be of an older version, or of another hand. */
const IS_FIT: Readonly<Record<keyof DevicePreferences, (value: unknown) => boolean>> = {
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

/** Each stored value that is fit, else its default. */
function read(storage: DeviceStorage): DevicePreferences {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}');
  } catch {
    // Not JSON, so not ours.
  }
  const fit = Object.entries(Object(stored) as object).filter(([key, value]) =>
    IS_FIT[key as keyof DevicePreferences]?.(value),
  );
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(fit) };
}

/** The choices that this device remembers, in a named store of its own. */
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
  // Another tab chose something, or bought a plan: this one shows it too.
  window.addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_KEY) values$.next(read(storage));
  });
  return {
    values$,
    set(change) {
      const next = { ...values$.value, ...change };
      values$.next(next);
      // If it cannot be stored, the choice holds until the page is closed.
      storage.setItem(PREFERENCES_KEY, JSON.stringify(next));
    },
  };
}
