import { useId, useState } from 'react';
import { EXAMPLES, MESSAGES_IN, type MessageInType } from '../app/messages-in';
import type { SimulatedApp } from '../app/simulated-app';
import { Button, Panel } from './parts';

const textOf = (value: object) => JSON.stringify(value, null, 2);

interface MessageProps {
  readonly type: MessageInType;
  readonly isRunning: boolean;
  readonly onSend: (payload: object) => void;
}

/** One message of the app, ready to be sent as it is or changed. */
function Message({ type, isRunning, onSend }: MessageProps) {
  const id = useId();
  const [text, setText] = useState(() => textOf(EXAMPLES[type]));
  const [problem, setProblem] = useState('');
  function send() {
    try {
      onSend(JSON.parse(text) as object);
      setProblem('');
    } catch (error) {
      setProblem(`This is no JSON: ${(error as Error).message}`);
    }
  }
  return (
    <li>
      <Button onPress={send} isDisabled={!isRunning}>
        {type}
      </Button>
      <details open={problem !== '' || undefined}>
        <summary>Payload</summary>
        <label htmlFor={id} className="hidden">
          Payload of {type}
        </label>
        <textarea
          id={id}
          rows={Math.min(12, text.split('\n').length)}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-problem`} role="alert" className="problem">
          {problem}
        </p>
        <Button onPress={() => setText(textOf(EXAMPLES[type]))}>Back to the example</Button>
      </details>
    </li>
  );
}

/** Every message of the app to the page. */
export function MessagesPanel({
  app,
  isRunning,
}: {
  readonly app: SimulatedApp;
  readonly isRunning: boolean;
}) {
  return (
    <Panel title="Send a message to the page">
      <ul className="messages">
        {MESSAGES_IN.map((type) => (
          <Message
            key={type}
            type={type}
            isRunning={isRunning}
            onSend={(payload) => app.send(type, payload)}
          />
        ))}
      </ul>
    </Panel>
  );
}
