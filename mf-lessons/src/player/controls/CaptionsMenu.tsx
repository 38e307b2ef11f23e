import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, type ShownLanguages } from 'shared-contracts';
import { player } from '../../messages/player-controls';
import { Choice } from './Choice';
import { Menu } from './Menu';

const ORDER: readonly ShownLanguages[] = ['off', 'gsw', 'en', 'both'];

/** The menu with the languages of the captions. */
export function CaptionsMenu() {
  const { preferences } = usePlatform();
  const { captions } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const { label, languages } = player.captions;
  return (
    <Menu icon="captions" label={label}>
      <Choice
        legend={label}
        options={ORDER.map((value) => ({ value, name: languages[value] }))}
        chosen={captions}
        onChoose={(value) => preferences.set({ captions: value })}
      />
    </Menu>
  );
}
