import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import 'kit/tokens.css';
import './styles/base.css';
import { afterPaint } from './app/after-paint';
import { App } from './app/App';
import { isPrerenderedFor } from './app/prerendered-page';
import { StartFailure } from './app/StartFailure';
import { start, type AppServices } from './app/start';

/** A navigation answers a click: React shall not put it off as it does with a transition. */
const Router = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

const container = document.getElementById('root') as HTMLElement;

function show(services: AppServices) {
  const app = (
    <StrictMode>
      <App {...services} router={Router} />
    </StrictMode>
  );
  const remotes = services.registry.remotes$.value;
  if (isPrerenderedFor(container.dataset['page'], remotes, location.pathname)) {
    hydrateRoot(container, app);
  } else {
    createRoot(container).render(app);
  }
}

// The page as it was published is painted before the app starts. And on a slow phone evaluating the
// code and starting the app are long tasks each; they need not be one.
afterPaint()
  .then(start)
  .then(show, (error: unknown) => {
    // Only a faulty publication gets here; a blank page would say nothing.
    console.error(error);
    createRoot(container).render(<StartFailure />);
  });
