import { Button, usePlatform } from 'kit';
import { saveFile } from 'kit/save-file';
import { utcDay } from 'shared-contracts';
import { Note } from '../account/Note';
import { useOperation } from '../account/use-operation';
import { myAccount } from '../messages/my-account';
import styles from './styles.module.css';

/** Saves all data about the learner as a JSON file. */
export function ExportData() {
  const { functions, parentApp } = usePlatform();
  const { text, export: label, file, saved, embedded } = myAccount.data;
  const { state, isBusy, run } = useOperation(async () => {
    const data = await functions.call('exportMyData', {});
    const name = file(utcDay(new Date()));
    saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    return name;
  });
  return (
    <>
      <p className={styles.text}>{text}</p>
      {parentApp.isEmbedded ? (
        <p className={styles.text}>{embedded}</p>
      ) : (
        <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
          {label}
        </Button>
      )}
      <Note kind="done">{state.status === 'success' ? saved(state.value) : undefined}</Note>
    </>
  );
}
