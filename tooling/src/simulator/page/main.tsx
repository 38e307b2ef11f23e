import { createRoot } from 'react-dom/client';
import { createPhone } from './phone';
import { Simulator } from './Simulator';

const phone = createPhone();
// The bridge inside the frame finds the app here.
Object.assign(window, { simulatedApp: phone.app, simulator: phone });
const root = document.getElementById('root');
if (root) createRoot(root).render(<Simulator phone={phone} />);
