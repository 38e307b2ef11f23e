import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Button, Message } from 'kit';
import 'kit/tokens.css';
import './styles/base.css';
import { App } from './app/App';
import { BrowserRoutes } from './app/BrowserRoutes';
import { isPrerenderedFor } from './app/prerendered-page';
import { start, type AppServices } from './app/start';
import { afterPaint } from './host/after-paint';

/** Shows an error for a wrongly composed page, whose shell cannot start. */
function StartFailure() {
  return (
    <main role="alert">
      <Message
        title="Grüezi could not start."
        description="The mistake is ours. Please reload the page in a moment."
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    </main>
  );
}

const container = document.getElementById('root') as HTMLElement;

function show(services: AppServices) {
  const app = (
    <StrictMode>
      <App {...services} router={BrowserRoutes} />
    </StrictMode>
  );
  const remotes = services.host.registry.remotes$.value;
  if (isPrerenderedFor(container.dataset.page, remotes, location.pathname)) {
    // Hydrate in slices, so a press in the meantime is answered first.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
}

// Paint the published page first, then start the app. Evaluating the code and starting the app are
// long tasks on a slow phone, so separate them.
afterPaint()
  .then(start)
  .then(show, (error: unknown) => {
    // Only a faulty publication gets here; do not show a blank page.
    console.error(error);
    createRoot(container).render(<StartFailure />);
  });
