import { useId, type ReactNode } from 'react';
import type { AppState } from '../app/app-state';
import { PRESET_NAMES, PRESETS, STORE_ANSWERS } from '../app/settings';
import type { SimulatedApp } from '../app/simulated-app';

interface ControlsProps {
  readonly app: SimulatedApp;
  readonly state: AppState;
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as T)}>
        {(Object.entries(options) as [T, string][]).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chooses app and phone. A change starts the app anew, because a page reads it once. */
export function AppPanel({ app, state }: ControlsProps) {
  return (
    <Panel title="App and phone">
      <Select
        label="System"
        value={state.settings.os}
        options={{ ios: 'iOS', android: 'Android' }}
        onChange={(os) => {
          app.change({ os });
          app.startApp();
        }}
      />
      <fieldset>
        <legend>Preset</legend>
        {PRESET_NAMES.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="preset"
              checked={state.preset === name}
              onChange={() => {
                app.choosePreset(name);
                app.startApp();
              }}
            />
            {PRESETS[name].label}
            <small>{PRESETS[name].about}</small>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

/** The store account of this phone, and the account that signs in. */
export function StorePanel({ app, state }: ControlsProps) {
  const { owned, waiting } = state.stores[state.settings.os];
  const whose = owned?.uid === state.uid ? 'the learner in the app' : 'another learner';
  const act = (label: string, onPress: () => unknown, isPossible = owned !== null) => (
    <button type="button" onClick={() => void onPress()} disabled={!isPossible}>
      {label}
    </button>
  );
  return (
    <Panel title={state.settings.os === 'ios' ? 'App Store' : 'Play Store'}>
      <p role="status">
        {owned ? `Owns ${owned.ProductID}, for ${whose}.` : 'Owns nothing.'}{' '}
        {waiting && `${waiting.ProductID} waits for approval.`}
      </p>
      <Select
        label="The next purchase"
        value={state.storeAnswer}
        options={STORE_ANSWERS}
        onChange={app.setStoreAnswer}
      />
      <div className="actions">
        {act('Approve', app.approve, waiting !== null)}
        {act('Expire', app.expire)}
        {act(
          'Use a fresh store account',
          app.forgetStoreAccount,
          owned !== null || waiting !== null,
        )}
      </div>
      <label>
        Signs in with Google or Apple as
        <input
          type="email"
          autoComplete="off"
          value={state.email}
          onChange={({ target }) => app.setEmail(target.value)}
        />
      </label>
    </Panel>
  );
}
