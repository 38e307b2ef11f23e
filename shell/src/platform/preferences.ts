import { BehaviorSubject } from 'rxjs';
import * as v from 'valibot';
import { DEFAULT_PREFERENCES, type DevicePreferences, type Preferences } from 'shared-contracts';
import { deviceStorage, type DeviceStorage } from '../storage/device-storage';

/** Also read by `shell/before-paint.js`, before the first paint. */
export const PREFERENCES_KEY = 'preferences';

const standard = DEFAULT_PREFERENCES;
const languages = v.picklist(['off', 'gsw', 'en', 'both']);

const StoredSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), standard.theme),
  speed: v.fallback(v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)), standard.speed),
  captions: v.fallback(languages, standard.captions),
  text: v.fallback(languages, standard.text),
  quality: v.fallback(v.union([v.literal('auto'), v.number()]), standard.quality),
  shortcuts: v.fallback(v.boolean(), standard.shortcuts),
  pauseAfterLine: v.fallback(v.boolean(), standard.pauseAfterLine),
  autoNext: v.fallback(v.boolean(), standard.autoNext),
  cardsFirst: v.fallback(v.picklist(['gsw', 'en']), standard.cardsFirst),
  tier: v.fallback(v.picklist([0, 1, 2, 3]), standard.tier),
});

function read(storage: DeviceStorage): DevicePreferences {
  try {
    const result = v.safeParse(StoredSchema, JSON.parse(storage.getItem(PREFERENCES_KEY) ?? '{}'));
    return result.success ? result.output : DEFAULT_PREFERENCES;
  } catch {
    // Not JSON, so not ours.
    return DEFAULT_PREFERENCES;
  }
}

/** What this device remembers, in a named store of its own. */
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
