/** @jsxImportSource preact */
import { SLOW_SECONDS, type ChatState, type FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import styles from './panels.module.css';

export interface SlowModeProps {
  readonly state: ChatState;
  readonly tell: (message: FromChatFrame) => void;
}

/** Lets a teacher choose how often each member may write. */
export function SlowMode({ state: { slowSeconds = 0 }, tell }: SlowModeProps) {
  const { label, choice } = text.slow;
  return (
    <p class={styles.slow}>
      <label htmlFor="slow">{label}</label>
      <select
        id="slow"
        class={styles.select}
        value={slowSeconds}
        onChange={({ currentTarget }) => {
          const seconds = SLOW_SECONDS.find((one) => String(one) === currentTarget.value);
          if (seconds !== undefined) tell({ type: 'slow', seconds });
        }}
      >
        {SLOW_SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {choice(seconds)}
          </option>
        ))}
      </select>
    </p>
  );
}
