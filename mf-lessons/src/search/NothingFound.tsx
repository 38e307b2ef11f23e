import { ButtonLink } from 'kit';
import { logInPath } from 'shared-contracts';
import { search as texts } from '../messages/search';
import { Notice } from '../shelf/Notice';
import { writeSearch, type SearchQuery } from './search-query';
import { useClosedLines } from './use-found-lines';

/**
 * Says that nothing was found, and what was searched. A learner without a plan reads that the
 * search leaves out subscribers' lessons, and what opens them.
 */
export function NothingFound({ query }: { query: SearchQuery }) {
  const { q, level } = query;
  const closed = useClosedLines();
  const { title, text, closed: closedText, logIn, plans } = texts.none;
  if (q === '' || !closed) return <Notice title={title(q, level)} text={text(level)} />;
  return (
    <Notice title={title(q, level)} text={closedText}>
      {closed === 'visitor' && (
        <ButtonLink to={logInPath(`/home${writeSearch(query)}`)}>{logIn}</ButtonLink>
      )}
      <ButtonLink to="/subscriptions" variant={closed === 'visitor' ? 'secondary' : 'primary'}>
        {plans}
      </ButtonLink>
    </Notice>
  );
}
