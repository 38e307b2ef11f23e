import type { CSSProperties } from 'react';
import { player } from '../../messages/player-controls';
import type { MediaState } from '../control/media';
import type { PlayerControl } from '../control/player-control';
import { ControlButton } from './ControlButton';
import styles from './controls.late.module.css';

/** The mute button and the volume. CSS hides the volume on phones, which have keys for it. */
export function Sound({ control, state }: { control: PlayerControl; state: MediaState }) {
  const loudness = state.isMuted ? 0 : state.volume;
  return (
    <div className={styles.sound}>
      <ControlButton
        icon={loudness === 0 ? 'muted' : 'sound'}
        label={player.mute}
        aria-pressed={state.isMuted}
        aria-keyshortcuts="m"
        onClick={() => control.act({ do: 'toggle-mute' })}
      />
      <input
        type="range"
        className={styles.volume}
        style={{ '--done': `${loudness * 100}%` } as CSSProperties}
        aria-label={player.volume}
        aria-valuetext={player.percent(loudness)}
        min={0}
        max={1}
        step={0.05}
        value={loudness}
        onChange={({ target }) => control.setVolume(target.valueAsNumber)}
      />
    </div>
  );
}
