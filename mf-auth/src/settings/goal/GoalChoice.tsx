import { useEffect, useId, useState } from 'react';
import { Button, Skeleton, useObservable, usePlatform } from 'kit';
import { DAY_GOALS, idle, loading } from 'shared-contracts';
import { Note } from '../../account/Note';
import { settings } from '../../messages/settings';
import choice from '../choice.module.css';
import { createGoalStore } from './goal-store';

/** Chooses the daily goal: 5, 10 or 20 minutes. A choice is stored at once. */
export function GoalChoice() {
  const platform = usePlatform();
  const [store] = useState(() => createGoalStore(platform));
  const goal = useObservable(store.goal$, loading);
  const saving = useObservable(store.saving$, idle);
  const hintId = useId();
  useEffect(() => store.load(), [store]);
  const { title, hint, minutes, saved, failure, unread, retry } = settings.goal;
  if (goal.status === 'failure') {
    return (
      <>
        <Note kind="failed">{unread}</Note>
        <Button variant="secondary" onClick={store.load}>
          {retry}
        </Button>
      </>
    );
  }
  if (goal.status !== 'success') return <Skeleton lines={2} label={settings.loading} />;
  return (
    <>
      <fieldset className={choice.choice} aria-describedby={hintId}>
        <legend className="visually-hidden">{title}</legend>
        <div className={choice.options}>
          {DAY_GOALS.map((value) => (
            <label key={value} className={choice.option}>
              <input
                type="radio"
                name="goal"
                value={value}
                checked={goal.value === value}
                onChange={() => void store.choose(value)}
              />
              {minutes(value)}
            </label>
          ))}
        </div>
        <p id={hintId} className={choice.hint}>
          {hint}
        </p>
      </fieldset>
      <Note kind="done">{saving.status === 'success' ? saved : undefined}</Note>
      <Note kind="failed">{saving.status === 'failure' ? failure : undefined}</Note>
    </>
  );
}
