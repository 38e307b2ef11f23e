import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'kit/tokens.css';
import './styles/base.css';
import { App } from './app/App';
import { StartFailure } from './app/StartFailure';
import { start } from './app/start';

const root = createRoot(document.getElementById('root') as HTMLElement);

start().then(
  (services) =>
    root.render(
      <StrictMode>
        <App {...services} />
      </StrictMode>,
    ),
  (error: unknown) => {
    // Only a faulty publication gets here; a blank page would say nothing.
    console.error(error);
    root.render(<StartFailure />);
  },
);
