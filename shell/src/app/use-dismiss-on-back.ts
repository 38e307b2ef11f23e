import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ShellAlerts } from '../alerts';

/** An alert belongs to the page it was shown on; going back leaves both, without its redirect. */
export function useDismissOnBack(alerts: ShellAlerts, pathname: string): void {
  const navigationType = useNavigationType();
  const shownFor = useRef(pathname);
  useEffect(() => {
    if (shownFor.current !== pathname && navigationType === 'POP') alerts.dismiss();
    shownFor.current = pathname;
  }, [pathname, navigationType, alerts]);
}
