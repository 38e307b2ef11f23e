import { useEffect, useState } from 'react';
import {
  Button,
  ButtonLink,
  createScreen,
  Icon,
  Skeleton,
  useIsLive,
  useObservable,
  usePlatform,
  useRoute,
} from 'kit';
import { dayText } from 'common';
import { logInPath, TIER } from 'shared-contracts';
import { readReturnPath } from '../memory/checkout-memory';
import { success as text } from '../messages/success';
import { Outcome } from '../outcome/Outcome';
import styles from '../outcome/styles.module.css';
import { planNameOf } from '../plan/identifier';
import { firstLessonPath } from './first-lesson';
import { createPlanChecker, type PlanCheck } from './plan-check';

const CHECKING: PlanCheck = { kind: 'checking' };

/** The payment provider sends a learner to this page after the checkout. Source: ROUTE-success. */
export function SuccessScreen() {
  const platform = usePlatform();
  const [checker] = useState(() => createPlanChecker(platform));
  const [round, setRound] = useState(0);
  useEffect(() => checker.start(), [checker, round]);
  const check = useObservable(checker.state$, CHECKING);
  switch (check.kind) {
    case 'checking':
      return <CheckingPayment />;
    case 'started':
      return <PlanStarted {...check} />;
    case 'late':
      return <PaymentLate onAgain={() => setRound(round + 1)} />;
    case 'visitor':
      return <LogInFirst />;
  }
}

function CheckingPayment() {
  const { title, intro } = text.checking;
  return (
    <Outcome title={title} intro={intro} actions={null}>
      <Skeleton lines={3} label={title} />
    </Outcome>
  );
}

const LEARNING = /^\/(videos|flashcards|mini-lessons)\b/;

/** Says when the plan is paid next, or when it ends. */
function datesOf({ plan, standing }: Omit<PlanStartedProps, 'isNew'>): string {
  const { renews, ends, free, freeAndEnds, unpaid } = text.started;
  const date = dayText(plan.expires_date);
  const ownStanding = standing?.ProductID === plan.ProductID ? standing : null;
  if (ownStanding?.problem) return unpaid(dayText(ownStanding.problem.until));
  if (ownStanding?.freeUntil)
    return (plan.cancels ? freeAndEnds : free)(dayText(ownStanding.freeUntil));
  return (plan.cancels ? ends : renews)(date);
}

/** Returns the path of the learner's first lesson, once it is known. */
function useFirstLesson(isWanted: boolean): string | undefined {
  const platform = usePlatform();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (isWanted) void firstLessonPath(platform).then(setPath);
  }, [platform, isWanted]);
  return path;
}

type PlanStartedProps = Omit<Extract<PlanCheck, { kind: 'started' }>, 'kind'>;

function PlanStarted({ plan, isNew, standing }: PlanStartedProps) {
  const { back, learn, live, account } = text.started;
  const { heading, parts } = text.open;
  const { title, intro } = isNew ? text.started : text.running;
  const isLive = useIsLive();
  const returnPath = isLive ? readReturnPath() : null;
  // Everybody comes from home, so home is no page to return to.
  const path = returnPath === '/' || returnPath === '/home' ? null : returnPath;
  const first = useFirstLesson(isLive && path === null);
  return (
    <Outcome
      mark="done"
      title={title}
      intro={intro(planNameOf(plan))}
      actions={
        <>
          <ButtonLink to={path ?? first ?? '/home'}>
            {path === null || LEARNING.test(path) ? learn : back}
          </ButtonLink>
          {plan.Tier >= TIER.VIP && path !== '/live-lessons' && (
            <ButtonLink to="/live-lessons" variant="secondary">
              {live}
            </ButtonLink>
          )}
          <ButtonLink to="/my-account" variant="secondary">
            {account}
          </ButtonLink>
        </>
      }
    >
      <h2>{heading}</h2>
      <ul className={styles.open}>
        {parts
          .filter(([tier]) => plan.Tier >= tier)
          .map(([tier, part]) => (
            <li key={tier}>
              <Icon name="check" />
              {part}
            </li>
          ))}
      </ul>
      <p>{datesOf({ plan, standing })}</p>
    </Outcome>
  );
}

function PaymentLate({ onAgain }: { readonly onAgain: () => void }) {
  const { title, intro, steps, again: retryLabel, account, contact } = text.late;
  return (
    <Outcome
      mark="waits"
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onAgain}>{retryLabel}</Button>
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

/** Matches the id of a checkout. The page ignores any other text in the address. */
const SESSION = /^[A-Za-z0-9_]{1,200}$/;

function LogInFirst() {
  const { title, intro, logIn } = text.visitor;
  const id = useRoute().params.session_id ?? '';
  return (
    <Outcome
      title={title}
      intro={intro}
      actions={
        <ButtonLink to={logInPath(SESSION.test(id) ? `/success/${id}` : '/success')}>
          {logIn}
        </ButtonLink>
      }
    >
      {null}
    </Outcome>
  );
}

export default createScreen('success', SuccessScreen);
