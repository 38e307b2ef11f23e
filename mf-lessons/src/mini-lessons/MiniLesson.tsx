import { useEffect, useMemo } from 'react';
import { ButtonLink, useObservable, usePlatform, useTitle } from 'kit';
import { lockedLesson, LockedPanel } from 'kit/locked';
import { PicturePanel } from 'kit/picture-panel';
import { idle, loading, logInPath } from 'shared-contracts';
import { useLessonPage } from '../catalogue/lesson-page';
import { useLesson } from '../catalogue/use-lesson';
import { EarPlace } from '../lesson/EarPlace';
import { LessonHead } from '../lesson/LessonHead';
import { LessonLayout, type LessonLayoutProps } from '../lesson/LessonLayout';
import { LessonPlayer, markOf } from '../lesson/LessonPlayer';
import { LessonText } from '../lesson/LessonText';
import { isNoSuchVideo } from '../lesson/secure-video';
import { PageText } from '../lesson/page/PageText';
import { RetryNotice } from '../lesson/RetryNotice';
import { hasFirstLines, LessonLines } from '../locked/LessonLines';
import { messages } from '../messages';
import { miniLesson } from '../messages/mini-lesson';
import { miniLessonPath } from '../paths';
import { usePlayerAhead } from '../player/use-player-ahead';
import { FilmPlace } from './FilmPlace';
import { miniLessonsStore } from './mini-lessons-store';
import { inStagePlace, Pager } from './Pager';
import { createMiniLessonStore } from './mini-lesson-store';
import { miniLessonParts } from './mini-lesson-parts';
import { useFilmTurn } from './use-film-turn';

/** An opened mini lesson. Opening the next one keeps the layout, and the focus on its button. */
export function MiniLesson({ lessonID }: { lessonID: string }) {
  const platform = usePlatform();
  const summary = useLesson(lessonID);
  const page = useLessonPage(lessonID);
  const isOwnPage = page !== undefined;
  const film = useFilmTurn(lessonID, isOwnPage);
  const store = useMemo(
    () => createMiniLessonStore(platform, lessonID, { isOwnPage }),
    [platform, lessonID, isOwnPage],
  );
  const access = useObservable(store.state$, loading);
  useEffect(() => store.start(), [store]);
  usePlayerAhead(platform.session, film.isDue ? 'everybody' : 'members');

  const knownLesson = summary.status === 'known' ? summary.lesson : undefined;
  useTitle(knownLesson?.Title ?? '');

  const { untitled, kind, failure } = miniLesson;
  const head = <LessonHead summary={summary} untitled={untitled} kind={kind} />;
  const picture = knownLesson?.VideoThumbnailURL;
  const next = useObservable(miniLessonsStore(platform).order$, undefined)?.nextID;
  const layout = ({ stage, ...parts }: Pick<LessonLayoutProps, 'isOpening' | 'stage' | 'text'>) => (
    <LessonLayout
      {...parts}
      audience="everybody"
      head={head}
      stage={inStagePlace(stage)}
      below={<Pager lessonID={lessonID} control={store.control} />}
    />
  );

  switch (access.status) {
    case 'idle':
    case 'loading':
      return layout(miniLessonParts(page, knownLesson?.isFree));
    case 'failure':
      return layout({
        stage: isNoSuchVideo(access.error) ? (
          <NoSuchMiniLesson />
        ) : (
          <RetryNotice {...failure} picture={picture} onRetry={store.retry} />
        ),
        text: page && <PageText page={page} />,
      });
    case 'success': {
      if (access.value.kind !== 'granted') {
        return layout({
          stage: (
            <LockedPanel
              {...lockedLesson(knownLesson)}
              label={miniLesson.membersOnly.title}
              picture={picture}
              logInPath={logInPath(miniLessonPath(lessonID))}
            />
          ),
          text: knownLesson && hasFirstLines(knownLesson) && (
            <LessonLines key={lessonID} videoID={lessonID} />
          ),
        });
      }
      const { control } = store;
      const content = access.value;
      return layout({
        stage:
          picture !== undefined && !film.isDue ? (
            <FilmPlace
              title={knownLesson?.Title ?? untitled}
              picture={picture}
              mark={markOf(content.lineSounds)}
              onPlay={film.press}
            />
          ) : (
            <LessonPlayer
              key={lessonID}
              videoID={lessonID}
              known={knownLesson}
              untitled={untitled}
              content={content}
              store={store}
              control={control}
              nextID={next}
              autoplay={isOwnPage && film.isPressed}
            />
          ),
        text: (
          <EarPlace key={lessonID} videoID={lessonID} content={content} control={control}>
            <LessonText
              videoID={lessonID}
              lines={content.lines}
              control={control}
              isTimed={content.captions !== undefined}
              lineSounds={content.lineSounds}
              words={content.words}
              german={content.german}
            />
          </EarPlace>
        ),
      });
    }
  }
}

/**
 * Shown for an unknown address: a link to the newest mini lesson, because a retry would not help.
 */
function NoSuchMiniLesson() {
  const newest = useObservable(miniLessonsStore(usePlatform()).newest$, idle);
  const { title, text, newest: watch } = miniLesson.notFound;
  const newestLesson = newest.status === 'success' ? newest.value : undefined;
  return (
    <PicturePanel title={title} text={text} picture={newestLesson?.VideoThumbnailURL}>
      {newestLesson ? (
        <ButtonLink to={miniLessonPath(newestLesson.DocID)}>{watch}</ButtonLink>
      ) : (
        <ButtonLink to="/home">{messages.lesson.allLessons}</ButtonLink>
      )}
    </PicturePanel>
  );
}
