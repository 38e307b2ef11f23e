import { useEffect, useSyncExternalStore } from 'react';
import type { Phone } from './phone';

export function Simulator({ phone }: { readonly phone: Phone }) {
  const { app } = phone;
  const { start, isRunning, log } = useSyncExternalStore(app.subscribe, app.getState);
  useEffect(() => {
    if (app.getState().start === 0) app.startApp();
  }, [app]);
  return (
    <main>
      <h1>Parent-app simulator</h1>
      {isRunning && (
        <iframe
          key={start}
          title="Product"
          src="/home"
          width={390}
          height={844}
          ref={(frame) => phone.setFrame(frame)}
          onLoad={() => void app.pageLoaded()}
        />
      )}
      <ol aria-label="Log">
        {log.map(({ id, kind, type, note }) => (
          <li key={id}>
            {kind} {type} {note}
          </li>
        ))}
      </ol>
    </main>
  );
}
