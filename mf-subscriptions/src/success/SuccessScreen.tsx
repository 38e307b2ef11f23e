import { useEffect, useState } from 'react';
import { Button, ButtonLink, Skeleton, useIsLive, useObservable, usePlatform } from 'kit';
import type { CurrentSubscription } from 'shared-contracts';
import { readReturnPath } from '../checkout/checkout-memory';
import { messages } from '../messages';
import { Outcome } from '../outcome/Outcome';
import { createPlanChecker, type PlanCheck } from './plan-check';

const text = messages.success;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const CHECKING: PlanCheck = { kind: 'checking' };

/** Where the payment service sends a learner after the checkout. Source: SPEC §2. */
export function SuccessScreen() {
  const platform = usePlatform();
  const [checker] = useState(() => createPlanChecker(platform));
  const [round, setRound] = useState(0);
  useEffect(() => checker.start(), [checker, round]);
  const check = useObservable(checker.state$, CHECKING);
  switch (check.kind) {
    case 'checking':
      return <Checking />;
    case 'started':
      return <Started plan={check.plan} isNew={check.isNew} />;
    case 'late':
      return <Late onAgain={() => setRound(round + 1)} />;
    case 'visitor':
      return <Visitor />;
  }
}

function Checking() {
  const { title, intro, text: label } = text.checking;
  return (
    <Outcome title={title} intro={intro} actions={null}>
      <Skeleton lines={3} label={label} />
    </Outcome>
  );
}

/** `VIP` of `VIP_annually`: what its card is called. */
const titleOf = ({ identifier }: CurrentSubscription): string => identifier.split('_')[0] ?? '';

interface StartedProps {
  readonly plan: CurrentSubscription;
  readonly isNew: boolean;
}

function Started({ plan, isNew }: StartedProps) {
  const { renews, ends, back, home, account } = text.started;
  const { title, intro } = isNew ? text.started : text.running;
  const path = useIsLive() ? readReturnPath() : null;
  const date = DAY.format(new Date(plan.expires_date));
  return (
    <Outcome
      title={title}
      intro={intro(titleOf(plan))}
      actions={
        <>
          <ButtonLink to={path ?? '/home'}>{path === null ? home : back}</ButtonLink>
          <ButtonLink to="/my-account" variant="secondary">
            {account}
          </ButtonLink>
        </>
      }
    >
      <p>{plan.cancels ? ends(date) : renews(date)}</p>
    </Outcome>
  );
}

function Late({ onAgain }: { readonly onAgain: () => void }) {
  const { title, intro, steps, again, account, contact } = text.late;
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onAgain}>{again}</Button>
          <ButtonLink to="/my-account" variant="secondary">
            {account}
          </ButtonLink>
          <ButtonLink to="/contact" variant="quiet">
            {contact}
          </ButtonLink>
        </>
      }
    >
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Outcome>
  );
}

function Visitor() {
  const { title, intro, logIn } = text.visitor;
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <ButtonLink to="/sign-in-up?startWithLogIn=true&next=%2Fsuccess">{logIn}</ButtonLink>
      }
    >
      {null}
    </Outcome>
  );
}
