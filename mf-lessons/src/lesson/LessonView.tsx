import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useTitle } from 'kit';
import { loading, type CommentLine } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { useLesson } from '../catalogue/use-lesson';
import { Comments } from '../comments/Comments';
import { hasFirstLines, LessonLines } from '../locked/LessonLines';
import { messages } from '../messages';
import { lesson } from '../messages/lesson';
import { flashcardsPath } from '../paths';
import { createPlayerControl } from '../player/control/player-control';
import { LaterExtras } from './LaterExtras';
import { EarPlace } from './EarPlace';
import { createLessonStore } from './lesson-store';
import { LessonHead } from './LessonHead';
import { LessonLayout } from './LessonLayout';
import { LessonPlayer } from './LessonPlayer';
import { LessonText } from './LessonText';
import { NoAccess } from './NoAccess';
import { pageParts } from './page/page-parts';
import { PageText } from './page/PageText';
import { RetryNotice } from './RetryNotice';
import { AskButton } from './text/AskButton';

export { LessonsInTurn } from './LessonsInTurn';

/** An opened lesson. Pass the id as `key` too, so that another lesson starts anew. */
export function LessonView({ videoID }: { videoID: string }) {
  const platform = usePlatform();
  const summary = useLesson(videoID);
  const page = useLessonPage(videoID);
  const [store] = useState(() => createLessonStore(platform, videoID));
  const access = useObservable(store.state$, loading);
  const [control] = useState(() => createPlayerControl(platform.preferences, platform.log));
  const [asked, setAsked] = useState<CommentLine>();
  useEffect(() => store.start(), [store]);

  const knownLesson = summary.status === 'known' ? summary.lesson : undefined;
  useTitle(knownLesson?.Title ?? '');

  const head = <LessonHead summary={summary} untitled={messages.lesson.untitled} />;
  const picture = knownLesson?.VideoThumbnailURL;

  switch (access.status) {
    case 'idle':
    case 'loading':
      return <LessonLayout head={head} {...pageParts('members', page)} />;
    case 'failure':
      return (
        <LessonLayout
          audience="members"
          head={head}
          stage={
            <RetryNotice {...messages.lesson.failure} picture={picture} onRetry={store.retry} />
          }
          text={page && <PageText page={page} />}
        />
      );
    case 'success': {
      const { value } = access;
      if (value.kind === 'refused') {
        return (
          <LessonLayout
            audience="members"
            head={head}
            stage={
              <NoAccess
                refusal={value.refusal}
                videoID={videoID}
                known={knownLesson}
                picture={picture}
              />
            }
            text={knownLesson && hasFirstLines(knownLesson) && <LessonLines videoID={videoID} />}
          />
        );
      }
      return (
        <LessonLayout
          audience="members"
          head={head}
          stage={
            <LessonPlayer
              videoID={videoID}
              known={knownLesson}
              untitled={messages.lesson.untitled}
              content={value}
              store={store}
              control={control}
            />
          }
          text={
            <EarPlace videoID={videoID} content={value} control={control}>
              <LessonText
                videoID={videoID}
                lines={value.lines}
                control={control}
                isTimed={value.captions !== undefined}
                lineSounds={value.lineSounds}
                words={value.words}
                german={value.german}
                toolOf={({ SwissGerman }, index) => (
                  <AskButton onAsk={() => setAsked({ Index: index, Text: SwissGerman })} />
                )}
              />
            </EarPlace>
          }
          below={
            <ButtonLink variant="secondary" to={flashcardsPath(videoID)}>
              {lesson.flashcards}
            </ButtonLink>
          }
          more={
            <LaterExtras videoID={videoID} content={value}>
              <Comments
                videoID={videoID}
                film={{ lines: value.lines, control }}
                asked={asked}
                onTaken={() => setAsked(undefined)}
              />
            </LaterExtras>
          }
        />
      );
    }
  }
}
