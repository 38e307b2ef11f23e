import { useEffect, useRef } from 'react';
import { classNames, TextField, useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { searchCode } from '../chunks/later';
import { messages } from '../messages';
import { useIdle } from '../timing/use-idle';
import { FORM_ID } from './form-id';
import styles from './search-form.module.css';

/**
 * The search form of home. It works as a plain form; once its code has loaded, it searches while
 * the learner types.
 */
export function SearchForm() {
  const { navigation } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const code = useObservable(searchCode.state$, idle);
  const parts = code.status === 'success' ? code.value : undefined;
  const isComing = code.status === 'idle' || code.status === 'loading';
  useIdle(searchCode.load);
  useEffect(() => {
    if (parts && form.current) return parts.connectForm(form.current, navigation);
    return undefined;
  }, [parts, navigation]);
  return (
    <form
      ref={form}
      id={FORM_ID}
      role="search"
      className={classNames(styles.form, isComing && styles.coming)}
      onFocus={searchCode.load}
    >
      <TextField
        label={messages.search.label}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
      />
      {parts && <parts.Filters />}
    </form>
  );
}
