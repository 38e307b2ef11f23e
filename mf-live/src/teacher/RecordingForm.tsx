import { Button, TextField } from 'kit';
import { saveFile } from 'kit/save-file';
import { useState } from 'react';
import { recordingFile } from 'common';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

const text = room.teacher.recording;

interface RecordingFormProps {
  /** Title of the live lesson, the same each week. */
  readonly title: string;
  /** Day of the lesson at the school. */
  readonly day: string;
}

/**
 * Saves a file that describes the recording for the publisher. Without a typed title, the file has
 * the title of the live lesson.
 */
export function RecordingForm({ title: weeklyTitle, day }: RecordingFormProps) {
  const [typed, setTyped] = useState<string>();
  const title = typed?.trim() || weeklyTitle;
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
        value={typed ?? weeklyTitle}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {text.save}
      </Button>
      <p className={styles.hint}>{text.next}</p>
    </form>
  );
}
