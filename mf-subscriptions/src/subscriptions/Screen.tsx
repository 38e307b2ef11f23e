import { useEffect, useState } from 'react';
import { createScreen, Page, useObservable, usePlatform, useSession } from 'kit';
import { idle, type AsyncState, type Package } from 'shared-contracts';
import { subscriptions } from '../messages/subscriptions';
import { LessonQuestion } from '../private-lesson/LessonQuestion';
import { PlansArea } from './cards/PlansArea';
import { ContentCount } from './parts/ContentCount';
import { DoneNote } from './parts/DoneNote';
import { LearnMoreCard, StandardGermanCard } from './parts/outside-cards';
import { LegalText } from './parts/LegalText';
import { Questions } from './parts/Questions';
import { RestoreCard } from './parts/RestoreCard';
import { StoreNote } from './parts/StoreNote';
import { createPlansStore, viewOf, type LookedUp } from './plans-store';
import styles from './styles.module.css';

/** Sells and changes plans, and answers a buyer's questions. Source: ROUTE-subscriptions. */
export function SubscriptionsScreen() {
  const { title, intro } = subscriptions;
  const platform = usePlatform();
  const [store] = useState(() => createPlansStore(platform));
  useEffect(() => store.start(), [store]);
  const session = useSession();
  const offers = useObservable<AsyncState<readonly Package[]>>(store.offers.state$, idle);
  const lookedUp = useObservable<AsyncState<LookedUp>>(store.lookedUp.state$, idle);

  return (
    <Page title={title} intro={<span className={styles.lead}>{intro}</span>} width="wide">
      <div className={styles.stack}>
        <DoneNote />
        <StoreNote />
        <PlansArea
          view={viewOf(session, offers, lookedUp, store.environment)}
          onRetry={store.retry}
        />
        <div className={styles.facts}>
          <ContentCount />
          <Questions />
        </div>
        <div className={styles.pair}>
          <RestoreCard />
          <LearnMoreCard />
          <StandardGermanCard />
        </div>
        <LegalText />
        <LessonQuestion />
      </div>
    </Page>
  );
}

export default createScreen('subscriptions', SubscriptionsScreen);
