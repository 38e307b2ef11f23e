import { useState, useSyncExternalStore } from 'react';
import type { AppState } from '../app/app-state';
import { AppPanel, type View } from './AppPanel';
import { LogPanel } from './LogPanel';
import { MessagesPanel } from './MessagesPanel';
import { Button, TextField } from './parts';
import type { Phone } from './phone';
import { PhoneFrame } from './PhoneFrame';
import { StorePanel } from './StorePanel';
import { useStored } from './use-stored';

const FIRST_VIEW: View = { size: 'phone', isDark: false, hasSafeAreas: true };

/** What a person does with the app itself. */
function AppBar({ phone, state }: { readonly phone: Phone; readonly state: AppState }) {
  const { app } = phone;
  const { isRunning, hasKeyboard } = state;
  const [path, setPath] = useState('/subscriptions');
  return (
    <form
      className="bar"
      onSubmit={(event) => {
        event.preventDefault();
        phone.open(path);
      }}
    >
      <TextField label="Path" value={path} onChange={setPath} />
      <button type="submit" disabled={!isRunning}>
        Open
      </button>
      <Button onPress={app.startApp}>{isRunning ? 'Restart the app' : 'Start the app'}</Button>
      <Button onPress={app.endApp} isDisabled={!isRunning}>
        Kill the app
      </Button>
      <Button onPress={phone.endPage} isDisabled={!isRunning}>
        Kill the page
      </Button>
      <Button onPress={() => app.setKeyboard(!hasKeyboard)} isDisabled={!isRunning}>
        {hasKeyboard ? 'Hide the keyboard' : 'Show the keyboard'}
      </Button>
      <Button onPress={() => phone.open('/__simulator/conformance')} isDisabled={!isRunning}>
        Check the app
      </Button>
    </form>
  );
}

/** The whole page: a phone, the app on it, its store, and what is said between app and product. */
export function Simulator({ phone }: { readonly phone: Phone }) {
  const { app } = phone;
  const state = useSyncExternalStore(app.subscribe, app.getState);
  const [view, setView] = useStored('view', FIRST_VIEW);
  return (
    <>
      <header>
        <h1>Parent-app simulator</h1>
        <p>
          A native app around the product, with a store, on this machine only. The product believes
          in it: what works here needs the same messages from the real app.
        </p>
      </header>
      <main>
        <div className="column">
          <AppPanel app={app} state={state} view={view} onView={setView} />
          <MessagesPanel app={app} isRunning={state.isRunning} />
        </div>
        <div className="column stage">
          <AppBar phone={phone} state={state} />
          <PhoneFrame phone={phone} state={state} view={view} />
        </div>
        <div className="column">
          <StorePanel app={app} state={state} />
          <LogPanel app={app} log={state.log} />
        </div>
      </main>
    </>
  );
}
