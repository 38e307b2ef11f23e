import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type ShownLanguages } from 'shared-contracts';
import { lesson } from '../../messages/lesson';
import { shows } from '../../player/captions/use-captions';
import type { ListenFirst } from './use-listen-first';
import styles from './text.late.module.css';

type Language = 'gsw' | 'en';

/** The shown languages after one of them was switched. */
function withLanguage(
  shown: ShownLanguages,
  language: Language,
  isWanted: boolean,
): ShownLanguages {
  const isShown = (each: Language) => (each === language ? isWanted : shows(shown, each));
  if (isShown('gsw')) return isShown('en') ? 'both' : 'gsw';
  return isShown('en') ? 'en' : 'off';
}

export interface TextOptionsProps {
  readonly isTimed: boolean;
  readonly hasGerman: boolean;
  readonly listening: ListenFirst;
}

/**
 * The options above the text: the languages of text and captions, a pause after each line, and
 * listening first. The device remembers all but the last.
 */
export function TextOptions({ isTimed, hasGerman, listening }: TextOptionsProps) {
  const { preferences } = usePlatform();
  const {
    text,
    captions,
    pauseAfterLine,
    german = false,
  } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const texts = lesson.text;
  const toggle = (language: Language) => {
    const isWanted = !shows(text, language);
    preferences.set({
      text: withLanguage(text, language, isWanted),
      captions: withLanguage(captions, language, isWanted),
    });
  };
  return (
    <div className={styles.options} role="group" aria-label={texts.layers}>
      {(['gsw', 'en'] as const).map((language) => (
        <button
          key={language}
          type="button"
          className={styles.option}
          aria-pressed={shows(text, language)}
          onClick={() => toggle(language)}
        >
          {texts.languages[language]}
        </button>
      ))}
      {hasGerman && (
        <button
          type="button"
          className={styles.option}
          aria-pressed={german}
          onClick={() => preferences.set({ german: !german })}
        >
          {texts.languages.de}
        </button>
      )}
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
      {isTimed && listening.toggle && (
        <button
          type="button"
          className={styles.option}
          aria-pressed={listening.isOn}
          onClick={listening.toggle}
        >
          {texts.listenFirst}
        </button>
      )}
    </div>
  );
}
