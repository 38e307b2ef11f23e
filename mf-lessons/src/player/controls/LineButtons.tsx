import { classNames, useObservable } from 'kit';
import { PlayerIcon, type PlayerIconName } from 'kit/player';
import { player } from '../../messages/player-controls';
import type { PlayerControl } from '../control/player-control';
import styles from './line-buttons.late.module.css';

/** The step in a film without timed lines, as with the arrow keys. */
const SKIP_SECONDS = 5;

export interface LineButtonsProps {
  readonly control: PlayerControl;
  /** Whether the lines have times or will have; else the buttons move by seconds. */
  readonly isTimed: boolean;
}

/**
 * Buttons that play the film line by line on a phone. They are below the text, and at the lower
 * edge of the window once the film has started. A larger window hides them, because the player's
 * bar has room for such buttons.
 */
export function LineButtons({ control, isTimed }: LineButtonsProps) {
  const { act, lines } = control;
  const { isPlaying, hasStarted } = useObservable(control.state$, control.state$.value);
  const loop = useObservable(lines.loop$, undefined);
  const { label, play, pause, previousLine, nextLine, back, forward, repeat } = player.lineButtons;
  const move = (by: 1 | -1) =>
    act(isTimed ? { do: 'step-line', by } : { do: 'skip', by: by * SKIP_SECONDS });
  return (
    <div
      className={classNames(styles.thumbs, hasStarted && styles.started)}
      role="group"
      aria-label={label}
    >
      <Thumb icon="previous" label={isTimed ? previousLine : back} onPress={() => move(-1)} />
      <Thumb
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? pause : play}
        onPress={() => act({ do: 'toggle-play' })}
      />
      <Thumb icon="next" label={isTimed ? nextLine : forward} onPress={() => move(1)} />
      {isTimed && (
        <Thumb
          icon="loop"
          label={repeat}
          isPressed={loop !== undefined}
          onPress={control.toggleLoop}
        />
      )}
    </div>
  );
}

interface ThumbProps {
  readonly icon: PlayerIconName;
  readonly label: string;
  /** Only for a toggle button. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Thumb({ icon, label, isPressed, onPress }: ThumbProps) {
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
