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
import { LoadData } from '../LoadData';
import styles from '../styles.module.css';
import { sentenceOf } from './confirmation-text';

const text = myAccount.confirmations;

const SHOWN = 20;

interface Purchases {
  readonly all: readonly { readonly id: string; readonly data: Confirmation }[];
  /** Names of private lesson hours, by slot id. */
  readonly hours: ReadonlyMap<string, string>;
}

/** @returns the slot and its hour; empty if the school no longer has it, or the read fails */
async function hourOf({ documents, log }: Platform, slotID: string) {
  try {
    const slot = await documents.get(documentPaths.privateLesson(slotID));
    return slot === undefined ? [] : [[slotID, hourText(slot)] as const];
  } catch (error) {
    log.warn('The hour of a private lesson could not be read', { error });
    return [];
  }
}

async function read(platform: Platform, uid: string): Promise<Purchases> {
  const all = await platform.documents.query(collectionPaths.confirmations(uid), {
    orderBy: ['at', 'desc'],
    limit: SHOWN,
  });
  const slots = all
    .filter(({ data }) => data.kind === 'lesson-moved')
    .flatMap(({ data: { slotID, fromSlotID } }) => [slotID, fromSlotID])
    .filter((id) => id !== undefined);
  const hourNames = await Promise.all([...new Set(slots)].map((id) => hourOf(platform, id)));
  return { all, hours: new Map(hourNames.flat()) };
}

/**
 * Lists what the learner bought, changed and cancelled, with date and amount, the newest first. The
 * payment provider has the invoices of older ones. Source: docs/payments.md.
 */
export function Confirmations({ uid }: { readonly uid: string }) {
  const platform = usePlatform();
  const { loading, failure } = text;
  return (
    <LoadData read={() => read(platform, uid)} lines={2} label={loading} failure={failure}>
      {(purchases) => <PurchaseList {...purchases} />}
    </LoadData>
  );
}

function PurchaseList({ all, hours }: Purchases) {
  return (
    <>
      <StoreNote hasNone={all.length === 0} />
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

/** Says where a store keeps its receipts, or that the member has bought nothing. */
function StoreNote({ hasNone }: { readonly hasNone: boolean }) {
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

interface ItemProps extends Pick<Purchases, 'hours'> {
  readonly confirmation: Confirmation;
}

function Item({ confirmation, hours }: ItemProps) {
  const { amount, at } = confirmation;
  const { isEmbedded } = usePlatform().parentApp;
  return (
    <li>
      <time dateTime={at}>{dayText(at)}</time>
      <span>{sentenceOf(confirmation, hours)}</span>
      {/* The app must not show a web price. */}
      {amount !== undefined && !isEmbedded && <span>{amountText(amount)}</span>}
    </li>
  );
}
