import { useState, useSyncExternalStore } from 'react';
import type { AppState } from '../app/app-state';
import { AppPanel, StorePanel } from './Controls';
import { Log } from './Log';
import type { Phone } from './phone';
import { PhoneFrame } from './PhoneFrame';

/** The buttons that start, end and open the app. */
function AppBar({ phone, state }: { readonly phone: Phone; readonly state: AppState }) {
  const { app } = phone;
  const { isRunning, hasKeyboard } = state;
  const [path, setPath] = useState('/subscriptions');
  const act = (label: string, onPress: () => void, isPossible = isRunning) => (
    <button type="button" onClick={onPress} disabled={!isPossible}>
      {label}
    </button>
  );
  return (
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        phone.open(path);
      }}
    >
      <label>
        Path
        <input value={path} onChange={({ target }) => setPath(target.value)} />
      </label>
      <button type="submit" disabled={!isRunning}>
        Open
      </button>
      {act(isRunning ? 'Restart the app' : 'Start the app', app.startApp, true)}
      {act('Kill the app', app.endApp)}
      {act('Kill the page', phone.endPage)}
      {act(hasKeyboard ? 'Hide the keyboard' : 'Show the keyboard', () =>
        app.setKeyboard(!hasKeyboard),
      )}
      {act('Check the app', () => phone.open('/__simulator/conformance'))}
    </form>
  );
}

/** The whole page: the phone with the app, its store, and the log of messages. */
export function Simulator({ phone }: { readonly phone: Phone }) {
  const { app } = phone;
  const state = useSyncExternalStore(app.subscribe, app.getState);
  return (
    <>
      <header>
        <h1>Parent-app simulator</h1>
        <p>A native app around the product, with a store, on this machine only.</p>
      </header>
      <main>
        <div className="column">
          <AppBar phone={phone} state={state} />
          <AppPanel app={app} state={state} />
        </div>
        <div className="stage">
          <PhoneFrame phone={phone} state={state} />
        </div>
        <div className="column">
          <StorePanel app={app} state={state} />
          <Log log={state.log} />
        </div>
      </main>
    </>
  );
}
