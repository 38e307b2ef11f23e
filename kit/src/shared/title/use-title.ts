import { useEffect } from 'react';
import { useRoute } from '../route/use-route';

const PRODUCT = 'Grüezi';

/**
 * Sets the title of the document while this screen is shown. The shell first sets the route's title
 * (`RouteDefinition.title`), so only a screen with a better title needs this hook, such as the name
 * of a lesson. Leaving restores nothing, because the next route has set its own title by then.
 *
 * @param title without the product's name; empty keeps the route's title
 */
export function useTitle(title: string): void {
  const { pathname, search } = useRoute();
  useEffect(() => {
    if (title !== '') document.title = `${title} – ${PRODUCT}`;
  }, [title, pathname, search]);
}
