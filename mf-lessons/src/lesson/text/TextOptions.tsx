import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type ShownLanguages } from 'shared-contracts';
import { lesson } from '../../messages/lesson';
import { shows } from '../../player/captions/use-captions';
import styles from './text.late.module.css';

type Language = 'gsw' | 'en';

/** The shown languages after one was toggled. */
function toggled(shown: ShownLanguages, language: Language): ShownLanguages {
  const isShown = (each: Language) => shows(shown, each) !== (each === language);
  if (isShown('gsw')) return isShown('en') ? 'both' : 'gsw';
  return isShown('en') ? 'en' : 'off';
}

/**
 * Which languages are shown, and whether the video pauses after each line. This device remembers
 * it.
 */
export function TextOptions({ isTimed }: { isTimed: boolean }) {
  const { preferences } = usePlatform();
  const { text, pauseAfterLine } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const texts = lesson.text;
  return (
    <div className={styles.options} role="group" aria-label={texts.layers}>
      {(['gsw', 'en'] as const).map((language) => (
        <button
          key={language}
          type="button"
          className={styles.option}
          aria-pressed={shows(text, language)}
          onClick={() => preferences.set({ text: toggled(text, language) })}
        >
          {texts.languages[language]}
        </button>
      ))}
      {isTimed && (
        <button
          type="button"
          className={styles.option}
          aria-pressed={pauseAfterLine}
          onClick={() => preferences.set({ pauseAfterLine: !pauseAfterLine })}
        >
          {texts.pauseAfterLine}
        </button>
      )}
    </div>
  );
}
