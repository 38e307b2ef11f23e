import { Button, Message } from 'kit';

/** The page was composed wrongly, so not even the shell can start. */
export function StartFailure() {
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
