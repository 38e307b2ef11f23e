import { Button } from 'kit';
import { deviceStorage } from '../storage/device-storage';
import { clearOverrides } from '../registry/stored-overrides';
import styles from './override-banner.module.css';

/** Names the repointed remotes of this browser session; one click ends it (decision 45). */
export default function OverrideBanner({ names }: { readonly names: readonly string[] }) {
  const clear = () => {
    clearOverrides(deviceStorage(() => sessionStorage));
    location.assign(location.pathname);
  };
  return (
    <aside className={styles.banner} aria-label="Overrides">
      <span>Repointed for this session: {names.join(', ')}</span>
      <Button variant="secondary" onClick={clear}>
        Clear
      </Button>
    </aside>
  );
}
