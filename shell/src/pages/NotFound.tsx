import {
  ButtonLink,
  createAsync,
  Message,
  useObservable,
  usePlatform,
  useRoute,
  useTitle,
} from 'kit';
import { useEffect, useState } from 'react';
import { idle, type AsyncState, type Catalogue } from 'shared-contracts';

const TITLE = 'Page not found';

/** The page for every path without a route. Source: ROUTE-not-found. */
export default function NotFound() {
  const { pathname } = useRoute();
  const freeLesson = useFreeLesson();
  useTitle(TITLE);
  return (
    <Message
      title={TITLE}
      description={
        <>
          There is nothing at <bdi>{readablePath(pathname)}</bdi>. The address may be mistyped, or
          the page has moved.
        </>
      }
      action={
        <>
          <ButtonLink to="/">Home</ButtonLink>
          <ButtonLink to={freeLesson} variant="secondary">
            A free mini lesson
          </ButtonLink>
          <ButtonLink to="/live-lessons" variant="secondary">
            Live lessons
          </ButtonLink>
        </>
      }
    />
  );
}

/** Path of the newest free mini lesson; until it is known, home, which lists all. */
function useFreeLesson(): string {
  const { content } = usePlatform();
  const [catalogue] = useState(() => createAsync(() => content.catalogue()));
  const state = useObservable<AsyncState<Catalogue>>(catalogue.state$, idle);
  useEffect(() => {
    void catalogue.run();
    return catalogue.reset;
  }, [catalogue]);
  const lessons = state.status === 'success' ? state.value.lessons : [];
  const free = lessons.find(({ Type, isFree }) => Type === 'mini_lesson' && isFree === true);
  return free ? `/mini-lessons/${encodeURIComponent(free.DocID)}` : '/home';
}

/** Longest shown path, in characters. */
const LONGEST = 120;

/** Decodes and shortens a path for display: `/f%C3%BCnf` reads `/fünf`. */
function readablePath(pathname: string): string {
  const characters = [...decoded(pathname)];
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `${shown}…` : shown;
}

/** Decodes a path; one with a malformed escape stays unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
