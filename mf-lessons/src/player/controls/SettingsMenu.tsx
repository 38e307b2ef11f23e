import { Button, Checkbox, classNames, Dialect, useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES, PLAYBACK_SPEEDS } from 'shared-contracts';
import { player } from '../../messages/player-controls';
import type { PlayerControl } from '../control/player-control';
import { chapterAt, chapterName } from './chapters';
import { Choice } from './Choice';
import { Menu } from './Menu';
import styles from './menu.late.module.css';

export interface SettingsMenuProps {
  readonly control: PlayerControl;
  /** Heights to choose from, in pixels. The choice is shown from two on. */
  readonly heights: readonly number[];
  readonly hasLines: boolean;
}

/** The offered speeds, with a stored speed that is not among them. */
const speedsWith = (speed: number): readonly number[] =>
  PLAYBACK_SPEEDS.includes(speed)
    ? PLAYBACK_SPEEDS
    : [...PLAYBACK_SPEEDS, speed].sort((a, b) => a - b);

/** The menu with the playback settings. The device remembers them. */
export function SettingsMenu({ control, heights, hasLines }: SettingsMenuProps) {
  const { preferences } = usePlatform();
  const { speed, quality, pauseAfterLine, autoNext, shortcuts } = useObservable(
    preferences.values$,
    DEFAULT_PREFERENCES,
  );
  const texts = player.settings;
  const nearest = heights.filter((height) => quality !== 'auto' && height <= quality).at(-1);
  return (
    <Menu icon="settings" label={texts.label}>
      <ChapterChoice control={control} />
      <Choice
        legend={texts.speed}
        options={speedsWith(speed).map((value) => ({ value, name: texts.times(value) }))}
        chosen={speed}
        onChoose={(value) => preferences.set({ speed: value })}
      />
      {heights.length > 1 && (
        <Choice
          legend={texts.quality}
          options={[
            { value: 0, name: texts.auto },
            ...heights.map((value) => ({ value, name: texts.height(value) })),
          ]}
          chosen={quality === 'auto' ? 0 : (nearest ?? heights[0] ?? 0)}
          onChoose={(value) => preferences.set({ quality: value === 0 ? 'auto' : value })}
        />
      )}
      <div className={styles.more}>
        {hasLines && (
          <Checkbox
            label={texts.pauseAfterLine}
            checked={pauseAfterLine}
            onChange={({ target }) => preferences.set({ pauseAfterLine: target.checked })}
          />
        )}
        <Checkbox
          label={texts.autoNext}
          checked={autoNext}
          onChange={({ target }) => preferences.set({ autoNext: target.checked })}
        />
        <Checkbox
          label={texts.shortcuts}
          checked={shortcuts}
          onChange={({ target }) => preferences.set({ shortcuts: target.checked })}
        />
        <Button variant="quiet" onClick={() => control.act({ do: 'show-help' })}>
          {texts.help}
        </Button>
        <PictureInPictureButton video={control.video} />
        <Button variant="quiet" onClick={control.startOver}>
          {texts.startOver}
        </Button>
      </div>
    </Menu>
  );
}

/** Buttons to the chapters of the film; nothing for fewer than two. */
function ChapterChoice({ control }: { control: PlayerControl }) {
  const { chapters } = useObservable(control.film$, control.film$.value);
  const position = useObservable(control.position$, 0);
  if (chapters.length < 2) return null;
  const current = chapterAt(chapters, position);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{player.chapters.legend}</legend>
      <div className={styles.options}>
        {chapters.map((chapter) => (
          <button
            key={chapter.at}
            type="button"
            className={classNames(styles.option, styles.name)}
            aria-current={chapter === current ? 'true' : undefined}
            onClick={() => control.seek(chapter.at)}
          >
            {chapter.title === undefined ? (
              chapterName(chapter)
            ) : (
              <Dialect>{chapter.title}</Dialect>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Switches picture in picture on and off, if the browser supports it. */
export function PictureInPictureButton({ video }: { video: () => HTMLVideoElement | undefined }) {
  const { log } = usePlatform();
  if (!('pictureInPictureEnabled' in document) || !document.pictureInPictureEnabled) return null;
  const toggle = () => {
    const isOut = document.pictureInPictureElement === video();
    const change = isOut ? document.exitPictureInPicture() : video()?.requestPictureInPicture();
    change?.catch((error: unknown) => log.info('The browser keeps the picture', { error }));
  };
  return (
    <Button variant="quiet" onClick={toggle}>
      {player.pictureInPicture}
    </Button>
  );
}
