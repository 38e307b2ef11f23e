import { ButtonLink, Message, useRoute, useTitle } from 'kit';

const TITLE = 'Page not found';

/** Shown for every path that no route has. Source: ROUTE-not-found. */
export function NotFound() {
  const { pathname } = useRoute();
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
          <ButtonLink to="/live-lessons" variant="secondary">
            Live lessons
          </ButtonLink>
        </>
      }
    />
  );
}

/** Length at which a path is cut, in characters. */
const LONGEST = 120;

/** A path as a person typed it: `/f%C3%BCnf` reads `/fünf`. */
function readablePath(pathname: string): string {
  const characters = [...decoded(pathname)];
  const shown = characters.slice(0, LONGEST).join('');
  return characters.length > LONGEST ? `${shown}…` : shown;
}

/** A path with a malformed escape stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
