import { useEffect } from 'react';
import { Button, Card, useObservable, usePlatform } from 'kit';
import { loading } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { messages } from '../messages';
import { usePlayerAhead } from '../player/use-player-ahead';
import { lessonCode } from '../chunks/lesson';
import { LessonHead } from './LessonHead';
import { LessonFrame, LessonLayout } from './LessonLayout';
import { PageFrame } from './page/PageFrame';

const { failure } = messages.lesson;

/** An opened lesson, with its frame while the code loads. */
export function Lesson({ videoID }: { videoID: string }) {
  const code = useObservable(lessonCode.state$, loading);
  useEffect(() => lessonCode.load(), []);
  const page = useLessonPage(videoID);
  usePlayerAhead(usePlatform().session, 'members');
  switch (code.status) {
    case 'idle':
    case 'loading':
      return page ? <PageFrame page={page} /> : <LessonFrame audience="members" />;
    case 'failure':
      return (
        <LessonLayout
          audience="members"
          head={<LessonHead summary={{ status: 'unknown' }} untitled={messages.lesson.untitled} />}
          stage={
            // A plain card: the panel of LessonView is in the chunk that failed to load.
            <Card as="section" aria-labelledby="lesson-failure">
              <h2 id="lesson-failure">{failure.title}</h2>
              <p>{failure.text}</p>
              <Button onClick={lessonCode.load}>{messages.retry}</Button>
            </Card>
          }
        />
      );
    case 'success': {
      const { LessonView } = code.value;
      return <LessonView key={videoID} videoID={videoID} />;
    }
  }
}
