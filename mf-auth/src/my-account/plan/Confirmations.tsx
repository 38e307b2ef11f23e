import { useEffect, useState } from 'react';
import { Button, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { collectionPaths, idle, type Confirmation, type Platform } from 'shared-contracts';
import { Note } from '../../account/Note';
import * as messages from '../../messages';
import styles from '../styles.module.css';
import { moneyOf } from './money';
import { dayOf } from './plan-text';

const text = messages.myAccount.confirmations;

/** The newest ones; invoices of all payments are at the payment provider. */
const SHOWN = 20;

const read = ({ documents }: Platform, uid: string) =>
  documents.query(collectionPaths.confirmations(uid), { orderBy: ['at', 'desc'], limit: SHOWN });

/** `VIP` of `VIP_annually`: what its card is called. */
const titleOf = (identifier: string): string => identifier.split('_')[0] ?? '';

function sentenceOf({ kind, identifier, from, effective, reason, amount }: Confirmation): string {
  const plan = titleOf(identifier);
  const before = titleOf(from ?? '');
  const date = effective === undefined ? '' : dayOf(new Date(effective));
  switch (kind) {
    case 'purchase':
      return (amount?.unit_amount === 0 ? text.trial : text.purchase)(plan);
    case 'change':
      return text.change(before, plan);
    case 'change-scheduled':
      return text.changeScheduled(before, plan, date);
    case 'cancellation':
      return text.cancellation(plan, date);
    case 'resumption':
      return text.resumption(plan);
    case 'lesson-moved':
      return text.lessonMoved(date);
    case 'ended':
      return reason === undefined ? text.ended(plan) : text.reasons[reason](plan);
  }
}

/** What the learner bought, changed and cancelled: date, what, amount. Source: docs/payments.md. */
export function Confirmations({ uid }: { readonly uid: string }) {
  const platform = usePlatform();
  const [found] = useState(() => createAsync(() => read(platform, uid)));
  const state = useObservable(found.state$, idle);
  useEffect(() => {
    void found.run();
    return found.reset;
  }, [found]);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={2} label={text.loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{text.failure}</Note>
          <div className={styles['actions']}>
            <Button variant="secondary" onClick={() => void found.run()}>
              {messages.myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      return state.value.length === 0 ? (
        <p className={styles['text']}>{text.none}</p>
      ) : (
        <ul className={styles['confirmations']}>
          {state.value.map(({ id, data }) => (
            <Item key={id} {...data} />
          ))}
        </ul>
      );
  }
}

function Item(confirmation: Confirmation) {
  const { amount, at } = confirmation;
  return (
    <li>
      <time dateTime={at}>{dayOf(new Date(at))}</time>
      <span>{sentenceOf(confirmation)}</span>
      {amount !== undefined && <span>{moneyOf(amount)}</span>}
    </li>
  );
}
