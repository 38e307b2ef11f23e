import { ButtonLink, classNames, useIsLive, usePlatform, useSession } from 'kit';
import { dayText } from 'common';
import type { RefusedAccess } from 'shared-contracts';
import { PicturePanel, type PicturePanelProps } from '../picture-panel/PicturePanel';
import { locked } from './messages';
import { PlanButton } from './PlanButton';
import type { OpeningPlan, PlanOffer } from './plan-offer';
import { usePlanOffer } from './use-plan-offer';
import styles from './locked.late.module.css';

export interface LockedPanelProps extends Omit<PicturePanelProps, 'mark' | 'children' | 'note'> {
  /** The lowest plan that opens it. */
  readonly plan: OpeningPlan;
  /** Why the server refuses a member, where it says so. */
  readonly refused?: RefusedAccess | undefined;
  /** The log-in form, with the way back. */
  readonly logInPath: string;
}

/**
 * Says what is locked and what opens it, in one shape for lessons, cards and live lessons. The plan
 * comes first; then, for visitors only, the log-in. Source: decision 61.
 */
export function LockedPanel({ plan, refused, logInPath, ...panel }: LockedPanelProps) {
  const isMember = useSession().status === 'member';
  const offer = usePlanOffer(plan, refused);
  return (
    <PicturePanel {...panel} mark={plan} note={<Note offer={offer} />}>
      <PlanButton plan={plan} offer={offer} />
      {!isMember && (
        <ButtonLink to={logInPath} variant="secondary">
          {locked.logIn}
        </ButtonLink>
      )}
    </PicturePanel>
  );
}

/** What follows from the first button, or what to know before it. */
function Note({ offer }: { readonly offer: PlanOffer }) {
  const { isEmbedded } = usePlatform().parentApp;
  const said = noteOf(offer, useIsLive() && isEmbedded);
  if (said === undefined) return null;
  // In an app the store says what is free, and until when.
  const isOfWeb = offer.kind === 'try';
  return <p className={classNames(styles.note, isOfWeb && styles.unlessInApp)}>{said}</p>;
}

function noteOf(offer: PlanOffer, isEmbedded: boolean): string | undefined {
  const { note } = locked;
  switch (offer.kind) {
    case 'try':
      return isEmbedded ? undefined : note.try;
    case 'subscribe':
      return offer.endedAt === undefined ? undefined : note.ended(dayText(offer.endedAt));
    case 'change':
      return note.change;
    case 'pay':
      if (offer.problem.isOver) return isEmbedded ? note.unpaidInApp : note.unpaid;
      return isEmbedded ? note.unpaidChangeInApp : note.unpaidChange;
  }
}
