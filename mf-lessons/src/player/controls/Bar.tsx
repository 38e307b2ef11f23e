import { classNames, useObservable } from 'kit';
import { player } from '../../messages/player-controls';
import type { MediaState } from '../control/media';
import type { PlayerControl } from '../control/player-control';
import { CaptionsMenu } from './CaptionsMenu';
import { ControlButton } from './ControlButton';
import styles from './controls.late.module.css';
import { SeekBar } from './SeekBar';
import { SettingsMenu } from './SettingsMenu';
import { Sound } from './Sound';

const STEP = classNames(styles.line, styles.step);

export interface BarProps {
  readonly control: PlayerControl;
  readonly state: MediaState;
  readonly heights: readonly number[];
  /** Whether full screen is possible; else its button is not shown. */
  readonly hasFullscreen: boolean;
  readonly isFullscreen: boolean;
}

/** The bar of controls: below a small picture, over the lower edge of a large one. */
export function Bar({ control, state, heights, hasFullscreen, isFullscreen }: BarProps) {
  const { act, lines } = control;
  const hasLines = useObservable(lines.times$, []).length > 0;
  const loop = useObservable(lines.loop$, undefined);
  return (
    <div className={styles.bar} role="group" aria-label={player.controls}>
      <SeekBar control={control} duration={state.duration} />
      <div className={styles.buttons}>
        <ControlButton
          icon={state.isPlaying ? 'pause' : 'play'}
          label={state.isPlaying ? player.pause : player.play}
          aria-keyshortcuts="k"
          onClick={() => act({ do: 'toggle-play' })}
        />
        {hasLines && (
          <>
            <ControlButton
              className={STEP}
              icon="previous"
              label={player.previousLine}
              aria-keyshortcuts="Shift+ArrowLeft"
              onClick={() => act({ do: 'step-line', by: -1 })}
            />
            <ControlButton
              className={STEP}
              icon="next"
              label={player.nextLine}
              aria-keyshortcuts="Shift+ArrowRight"
              onClick={() => act({ do: 'step-line', by: 1 })}
            />
            <ControlButton
              className={classNames(styles.line, loop !== undefined && styles.chosen)}
              icon="loop"
              label={player.loop}
              aria-pressed={loop !== undefined}
              onClick={control.toggleLoop}
            />
          </>
        )}
        <Sound control={control} state={state} />
        <span className={styles.space} />
        {hasLines && <CaptionsMenu />}
        <SettingsMenu control={control} heights={heights} hasLines={hasLines} />
        {hasFullscreen && (
          <ControlButton
            icon={isFullscreen ? 'leaveFullscreen' : 'fullscreen'}
            label={isFullscreen ? player.leaveFullscreen : player.fullscreen}
            aria-keyshortcuts="f"
            onClick={() => act({ do: 'toggle-fullscreen' })}
          />
        )}
      </div>
    </div>
  );
}
