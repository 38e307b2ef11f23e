import { ALL_MESSAGES, PRESET_NAMES, PRESETS, type Os } from '../app/settings';
import type { AppState } from '../app/app-state';
import type { SimulatedApp } from '../app/simulated-app';
import { DEVICE_SIZES, DEVICES, type DeviceSize } from './devices';
import { Checkbox, Panel, Select, TextField } from './parts';

export interface View {
  readonly size: DeviceSize;
  readonly isDark: boolean;
  readonly hasSafeAreas: boolean;
}

interface AppPanelProps {
  readonly app: SimulatedApp;
  readonly state: AppState;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Another app or phone needs a new start, because a running page keeps what it was told. */
function PresetChoice({ app, state }: Pick<AppPanelProps, 'app' | 'state'>) {
  return (
    <fieldset>
      <legend>Preset</legend>
      {PRESET_NAMES.map((name) => (
        <label key={name} className="choice">
          <input
            type="radio"
            name="preset"
            checked={state.preset === name}
            onChange={() => {
              app.choosePreset(name);
              app.startApp();
            }}
          />
          <span>
            {PRESETS[name].label}
            <small>{PRESETS[name].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Details({ app, state: { settings } }: Pick<AppPanelProps, 'app' | 'state'>) {
  const { answerMs, supports } = settings;
  const text = (label: string, name: 'version' | 'buildNumber' | 'bundleId') => (
    <TextField
      label={label}
      value={settings[name]}
      onChange={(value) => app.change({ [name]: value })}
    />
  );
  return (
    <details>
      <summary>What the app says about itself</summary>
      <p className="soft">A change holds from the next start of the app.</p>
      <div className="fields">
        {text('Version', 'version')}
        {text('Build number', 'buildNumber')}
        {text('Bundle id', 'bundleId')}
        <TextField
          label="Answers after (ms; empty: never)"
          type="number"
          value={answerMs === null ? '' : String(answerMs)}
          onChange={(value) => app.change({ answerMs: value === '' ? null : Number(value) })}
        />
      </div>
      <fieldset>
        <legend>Messages it answers</legend>
        <Checkbox
          label="It does not say (supports is absent)"
          isChecked={supports === null}
          onChange={(isAbsent) => app.change({ supports: isAbsent ? null : ALL_MESSAGES })}
        />
        {supports !== null &&
          ALL_MESSAGES.map((type) => (
            <Checkbox
              key={type}
              label={type}
              isChecked={supports.includes(type)}
              onChange={(isIn) =>
                app.change({
                  supports: ALL_MESSAGES.filter((one) =>
                    one === type ? isIn : supports.includes(one),
                  ),
                })
              }
            />
          ))}
      </fieldset>
    </details>
  );
}

const sizesOf = (os: Os) =>
  Object.fromEntries(DEVICE_SIZES.map((size) => [size, DEVICES[os][size].label])) as Record<
    DeviceSize,
    string
  >;

/** Which app runs, and on which phone. */
export function AppPanel({ app, state, view, onView }: AppPanelProps) {
  return (
    <Panel title="App and phone">
      <div className="fields">
        <Select
          label="System"
          value={state.settings.os}
          options={{ ios: 'iOS', android: 'Android' }}
          onChange={(os) => {
            app.change({ os });
            app.startApp();
          }}
        />
        <Select
          label="Screen"
          value={view.size}
          options={sizesOf(state.settings.os)}
          onChange={(size) => onView({ ...view, size })}
        />
      </div>
      <div className="row">
        <Checkbox
          label="Dark"
          isChecked={view.isDark}
          onChange={(isDark) => onView({ ...view, isDark })}
        />
        <Checkbox
          label="Safe areas"
          isChecked={view.hasSafeAreas}
          onChange={(hasSafeAreas) => onView({ ...view, hasSafeAreas })}
        />
      </div>
      <PresetChoice app={app} state={state} />
      <Details app={app} state={state} />
    </Panel>
  );
}
