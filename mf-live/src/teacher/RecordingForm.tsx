import { Button, TextField } from 'kit';
import { saveFile } from 'kit/save-file';
import { useState } from 'react';
import { recordingFile } from 'common';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

const text = room.teacher.recording;

interface RecordingFormProps {
  /** Title of the live lesson, which is the same each week. */
  readonly title: string;
  /** Its day at the school. */
  readonly day: string;
}

/**
 * Describes the recording in a file for the publisher. An empty title is that of the live lesson.
 */
export function RecordingForm({ title: weekly, day }: RecordingFormProps) {
  const [typed, setTyped] = useState<string>();
  const title = typed?.trim() || weekly;
  return (
    <form
      className={styles.recording}
      onSubmit={(event) => {
        event.preventDefault();
        saveFile('lesson.yaml', recordingFile({ title, day }), 'text/yaml;charset=utf-8');
      }}
    >
      <TextField
        label={text.title}
        hint={text.titleHint}
        value={typed ?? weekly}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {text.save}
      </Button>
      <p className={styles.hint}>{text.next}</p>
    </form>
  );
}
