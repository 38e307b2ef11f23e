import { createRoot } from 'react-dom/client';
import { createPhone } from './phone';
import { Simulator } from './Simulator';
import './styles.css';

const phone = createPhone();
const { app } = phone;

/** The object that the bridge inside the frame looks for. */
const simulatedApp = {
  get info() {
    return app.info;
  },
  hear: (text: unknown) => app.hear(text),
};

// Tests steer the simulator by `simulator`; `e2e/support/simulator.ts` has its types.
Object.assign(window, { simulatedApp, simulator: phone });
app.startApp();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Simulator phone={phone} />);
