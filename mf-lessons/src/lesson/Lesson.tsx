import { useEffect } from 'react';
import { Button, useObservable, usePlatform } from 'kit';
import { loading } from 'shared-contracts';
import { messages } from '../messages';
import { usePlayerAhead } from '../player/use-player-ahead';
import { lessonCode } from './lesson-code';
import { LessonFrame } from './LessonFrame';
import { LessonHead } from './LessonHead';
import { LessonLayout } from './LessonLayout';
import { StageNotice } from './Stage';

/** An opened lesson: its frame until its code is there. */
export function Lesson({ videoID }: { videoID: string }) {
  const code = useObservable(lessonCode.state$, loading);
  useEffect(() => lessonCode.load(), []);
  usePlayerAhead(usePlatform().session, 'members');
  switch (code.status) {
    case 'idle':
    case 'loading':
      return <LessonFrame audience="members" />;
    case 'failure':
      return (
        <LessonLayout
          audience="members"
          head={<LessonHead summary={{ status: 'unknown' }} untitled={messages.lesson.untitled} />}
          stage={
            <StageNotice {...messages.lesson.failure} picture={undefined}>
              <Button onClick={lessonCode.load}>{messages.retry}</Button>
            </StageNotice>
          }
        />
      );
    case 'success': {
      const { LessonView } = code.value;
      return <LessonView key={videoID} videoID={videoID} />;
    }
  }
}
