import { ButtonLink, Message, useRoute, useTitle } from 'kit';
import { readablePath } from './readable-path';

const TITLE = 'Page not found';

/** Any path that nobody declared. Source: SPEC §2, last row of the route table. */
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
