import { Button, classNames, Skeleton, usePlatform, useSession } from 'kit';
import { UsernameForm } from 'kit/username';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLoggedIn, type CurrentUser } from 'shared-contracts';
import { chat as text } from '../messages/chat';
import type { ChatAddress } from './room/chat-address';
import { createChatStore } from './room/chat-store';
import { serveFrame } from './room/frame-channel';
import styles from './chat.late.module.css';

export interface ChatProps {
  /** `liveLessonIDOf` of the lesson's date. */
  readonly liveLessonID: string;
  /** `ChatUrl` of the server's answer, at a known origin. */
  readonly address: Exclude<ChatAddress, { kind: 'unknown' }>;
  /** Offers moderation; the security rules decide. */
  readonly isTeacher: boolean;
  /** Called after a refusal by the security rules. Asks the server whether the room is open. */
  readonly onRefused: () => Promise<boolean>;
}

/**
 * Shows the text chat of a live lesson in an iframe, which fills the parent element. Our own chat
 * is a document on this remote's origin; any other address belongs to the school. Source:
 * docs/live.md.
 */
export function Chat(props: ChatProps) {
  const { parentApp } = usePlatform();
  const state = useSession();
  const [isNamed, setIsNamed] = useState(false);
  const { address } = props;
  switch (address.kind) {
    case 'school':
      return (
        <iframe
          className={styles.frame}
          src={address.url.href}
          title={text.frame}
          // In an app a new window would replace the whole product.
          sandbox={classNames(
            'allow-scripts allow-same-origin allow-forms',
            !parentApp.isEmbedded && 'allow-popups',
          )}
          referrerPolicy="strict-origin"
        />
      );
    case 'own': {
      if (!isLoggedIn(state)) return null;
      const { user } = state;
      const key = `${user.UID} ${user.Username} ${props.liveLessonID} ${props.isTeacher}`;
      return (
        <OwnChat
          key={key}
          {...props}
          url={address.url}
          user={user}
          isNamed={isNamed}
          onNamed={setIsNamed}
        />
      );
    }
  }
}

interface OwnChatProps extends ChatProps {
  readonly url: URL;
  readonly user: CurrentUser;
  /** Whether the member has just added a name: the chat then sends the waiting message. */
  readonly isNamed: boolean;
  readonly onNamed: (isNamed: boolean) => void;
}

/** If the document has not connected after this time, the chat offers a retry. */
const LATE_MS = 10_000;

function OwnChat({ isNamed, onNamed, ...props }: OwnChatProps) {
  const { url, user, liveLessonID, isTeacher, onRefused } = props;
  const platform = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'opening' | 'connected' | 'late'>('opening');
  const [store] = useState(() => createChatStore(platform, { liveLessonID, user, isTeacher }));
  const refused = useEffectEvent(onRefused);
  const [isNameAsked, setIsNameAsked] = useState(false);
  useEffect(
    () =>
      store.open(
        () => refused(),
        () => setIsNameAsked(true),
      ),
    [store],
  );
  useEffect(() => {
    if (!isNamed || store.state$.value.name === 'none') return;
    onNamed(false);
    store.handle({ type: 'send', text: store.typed() });
  }, [isNamed, onNamed, store]);
  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return undefined;
    const timer = setTimeout(() => setStatus('late'), LATE_MS);
    const end = serveFrame(iframe, url.origin, store, platform, () => {
      clearTimeout(timer);
      setStatus('connected');
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [store, platform, url, attempt]);
  const retry = () => {
    setStatus('opening');
    setAttempt(attempt + 1);
  };

  return (
    <div className={classNames(styles.chat, isNameAsked && styles.asking)}>
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        src={url.href}
        title={text.title}
        // A teacher's link opens in a new tab without the sandbox.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      {status === 'opening' && (
        <div className={styles.cover}>
          <Skeleton kind="text" lines={6} label={text.loading} />
        </div>
      )}
      {status === 'late' && (
        <div className={styles.cover} role="alert">
          <p className={styles.words}>{text.late}</p>
          <Button variant="secondary" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {isNameAsked && (
        <div className={styles.name}>
          <UsernameForm
            {...text.name}
            onSaved={() => onNamed(true)}
            onCancel={() => {
              setIsNameAsked(false);
              frame.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
