import { useEffect } from 'react';
import { useRoute } from '../route/useRoute';

const PRODUCT = 'Grüezi';

/**
 * Names the document while this screen is shown. The shell sets the title of the route first
 * (`RouteDefinition.title`); a screen needs this only where it knows better, for example the name
 * of a lesson. Nothing is put back on leaving: by then the next route has set its own.
 *
 * @param title what is shown, without the product's name; empty leaves the route's title
 */
export function useTitle(title: string): void {
  const { pathname, search } = useRoute();
  useEffect(() => {
    if (title !== '') document.title = `${title} – ${PRODUCT}`;
  }, [title, pathname, search]);
}
