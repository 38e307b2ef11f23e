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
  /** The lowest plan that opens the content. */
  readonly plan: OpeningPlan;
  /** The server's reason to refuse a member, if it gives one. */
  readonly refused?: RefusedAccess | undefined;
  /** Path of the log-in form, which leads back here. */
  readonly logInPath: string;
}

/**
 * Names the locked content and the plan that opens it, in one form for lessons, cards and live
 * lessons. The plan's button comes first, then a visitor's log-in. Source: decision 61.
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

/** The note below the buttons: the effect of the first button, or a hint about it. */
function Note({ offer }: { readonly offer: PlanOffer }) {
  const { isEmbedded } = usePlatform().parentApp;
  const note = noteOf(offer, useIsLive() && isEmbedded);
  if (note === undefined) return null;
  // In an app, the store announces free trials.
  const isWebOnly = offer.kind === 'try';
  return <p className={classNames(styles.note, isWebOnly && styles.unlessInApp)}>{note}</p>;
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
