import { useObservable, usePlatform } from 'kit';
import { amountText, dayText, hourText } from 'common';
import {
  collectionPaths,
  documentPaths,
  idle,
  type Confirmation,
  type EntitlementState,
  type Platform,
} from 'shared-contracts';
import { myAccount } from '../../messages/my-account';
import { Reading } from '../Reading';
import styles from '../styles.module.css';
import { sentenceOf } from './confirmation-text';

const text = myAccount.confirmations;

/** How many of the newest are shown. The payment provider has the invoices of all payments. */
const SHOWN = 20;

interface Found {
  readonly all: readonly { readonly id: string; readonly data: Confirmation }[];
  /** Names of the hours that lessons were moved between, by slot. */
  readonly hours: ReadonlyMap<string, string>;
}

/** An hour that the school no longer has, or that cannot be read, has no name. */
async function hourOf({ documents, log }: Platform, slotID: string) {
  try {
    const slot = await documents.get(documentPaths.privateLesson(slotID));
    return slot === undefined ? [] : [[slotID, hourText(slot)] as const];
  } catch (error) {
    log.warn('The hour of a private lesson could not be read', { error });
    return [];
  }
}

async function read(platform: Platform, uid: string): Promise<Found> {
  const all = await platform.documents.query(collectionPaths.confirmations(uid), {
    orderBy: ['at', 'desc'],
    limit: SHOWN,
  });
  const slots = all
    .filter(({ data }) => data.kind === 'lesson-moved')
    .flatMap(({ data: { slotID, fromSlotID } }) => [slotID, fromSlotID])
    .filter((id) => id !== undefined);
  const named = await Promise.all([...new Set(slots)].map((id) => hourOf(platform, id)));
  return { all, hours: new Map(named.flat()) };
}

/**
 * Lists what the learner bought, changed and cancelled: date, what, amount. Source:
 * docs/payments.md.
 */
export function Confirmations({ uid }: { readonly uid: string }) {
  const platform = usePlatform();
  const { loading, failure } = text;
  return (
    <Reading read={() => read(platform, uid)} lines={2} label={loading} failure={failure}>
      {(known) => <Known {...known} />}
    </Reading>
  );
}

function Known({ all, hours }: Found) {
  return (
    <>
      <Store hasNone={all.length === 0} />
      {all.length > 0 && (
        <ul className={styles.confirmations}>
          {all.map(({ id, data }) => (
            <Item key={id} confirmation={data} hours={hours} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Where a member of a store finds what they bought there; others, that they have bought nothing.
 */
function Store({ hasNone }: { readonly hasNone: boolean }) {
  const plan = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  const sentence = () => {
    switch (plan.status) {
      case 'idle':
      case 'loading':
        return null;
      case 'failure':
        return hasNone ? text.noneOnWeb : null;
      case 'success': {
        const platform = plan.value?.platform;
        if (platform === 'ios' || platform === 'android') return text.inStore[platform];
        return hasNone ? text.none : null;
      }
    }
  };
  const words = sentence();
  return words === null ? null : <p className={styles.text}>{words}</p>;
}

interface ItemProps extends Pick<Found, 'hours'> {
  readonly confirmation: Confirmation;
}

function Item({ confirmation, hours }: ItemProps) {
  const { amount, at } = confirmation;
  const { isEmbedded } = usePlatform().parentApp;
  return (
    <li>
      <time dateTime={at}>{dayText(at)}</time>
      <span>{sentenceOf(confirmation, hours)}</span>
      {/* The app names no price of the web. */}
      {amount !== undefined && !isEmbedded && <span>{amountText(amount)}</span>}
    </li>
  );
}
