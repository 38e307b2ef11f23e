import { SIGN_IN_ANSWERS, STORE_ANSWERS } from '../app/settings';
import type { AppState } from '../app/app-state';
import type { SimulatedApp } from '../app/simulated-app';
import { Button, Panel, Select, TextField } from './parts';

function Owned({ state }: { readonly state: AppState }) {
  const { owned, waiting } = state.stores[state.settings.os];
  const whose = owned?.uid === state.uid ? 'the learner in the app' : 'another learner';
  return (
    <p role="status">
      {owned ? (
        <>
          Owns <code>{owned.ProductID}</code>, for {whose}.
        </>
      ) : (
        'Owns nothing.'
      )}
      {waiting && (
        <>
          {' '}
          <code>{waiting.ProductID}</code> waits for approval.
        </>
      )}
    </p>
  );
}

/** The store of this phone, and who signs in. */
export function StorePanel({
  app,
  state,
}: {
  readonly app: SimulatedApp;
  readonly state: AppState;
}) {
  const { owned, waiting } = state.stores[state.settings.os];
  const nothing = owned === null;
  return (
    <Panel title={state.settings.os === 'ios' ? 'App Store' : 'Play Store'}>
      <Owned state={state} />
      <Select
        label="The next purchase"
        value={state.storeAnswer}
        options={STORE_ANSWERS}
        onChange={app.setStoreAnswer}
      />
      <div className="actions">
        <Button onPress={() => void app.approve()} isDisabled={waiting === null}>
          Approve
        </Button>
        <Button onPress={() => void app.cancel()} isDisabled={nothing}>
          Cancel
        </Button>
        <Button onPress={() => void app.expire()} isDisabled={nothing}>
          Expire
        </Button>
        <Button onPress={() => void app.refund()} isDisabled={nothing}>
          Refund
        </Button>
        <Button onPress={() => void app.billingIssue()} isDisabled={nothing}>
          Billing issue
        </Button>
        <Button onPress={app.forgetStoreAccount} isDisabled={nothing && waiting === null}>
          Use a fresh store account
        </Button>
      </div>
      <h3>Google and Apple</h3>
      <div className="fields">
        <Select
          label="The next sign-in"
          value={state.signInAnswer}
          options={SIGN_IN_ANSWERS}
          onChange={app.setSignInAnswer}
        />
        <TextField label="Signs in as" type="email" value={state.email} onChange={app.setEmail} />
      </div>
    </Panel>
  );
}
