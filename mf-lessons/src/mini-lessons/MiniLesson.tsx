import { useEffect, useState } from 'react';
import { Button, ButtonLink, useObservable, usePlatform, useTitle } from 'kit';
import { loading } from 'shared-contracts';
import { useLesson } from '../catalogue/use-lesson';
import { LessonHead } from '../lesson/LessonHead';
import { LessonLayout } from '../lesson/LessonLayout';
import { LessonText } from '../lesson/LessonText';
import { openingParts } from '../lesson/opening-parts';
import { StageNotice } from '../lesson/Stage';
import { messages } from '../messages';
import { miniLesson } from '../messages/mini-lesson';
import { Player } from '../player/Player';
import { createMiniLessonStore } from './state';

/** An opened mini lesson. Give it the id as its key: another one is another opening. */
export function MiniLesson({ lessonID }: { lessonID: string }) {
  const platform = usePlatform();
  const summary = useLesson(lessonID);
  const [store] = useState(() => createMiniLessonStore(platform, lessonID));
  const access = useObservable(store.state$, loading);
  useEffect(() => store.start(), [store]);

  const known = summary.status === 'known' ? summary.lesson : undefined;
  useTitle(known?.Title ?? '');

  const { untitled, kind, failure, locked, membersOnly } = miniLesson;
  const head = <LessonHead summary={summary} untitled={untitled} kind={kind} />;
  const picture = known?.VideoThumbnailURL;

  switch (access.status) {
    case 'idle':
    case 'loading':
      return <LessonLayout head={head} {...openingParts('everybody')} />;
    case 'failure':
      return (
        <LessonLayout
          audience="everybody"
          head={head}
          stage={
            <StageNotice {...failure} picture={picture}>
              <Button onClick={store.retry}>{messages.retry}</Button>
            </StageNotice>
          }
        />
      );
    case 'success':
      return access.value.kind === 'granted' ? (
        <LessonLayout
          audience="everybody"
          head={head}
          stage={
            <Player
              title={known?.Title ?? untitled}
              url={access.value.videoUrl}
              poster={picture}
              renewUrl={store.renewUrl}
            />
          }
          text={<LessonText lines={access.value.lines} />}
        />
      ) : (
        <LessonLayout
          audience="everybody"
          head={head}
          stage={
            <StageNotice {...locked} picture={picture}>
              <ButtonLink to="/subscriptions">{membersOnly.tryOut}</ButtonLink>
            </StageNotice>
          }
        />
      );
  }
}
