import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { SignInUpScreen } from '../Screen';

/** A learner with an account. */
export const VRENI = {
  email: 'vreni@example.com',
  password: 'gruezi-mitenand',
  username: 'Vreni',
};

/** @param search of the address, with its question mark */
export function openSignInUp(search = '', options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: `/sign-in-up${search}`,
    accounts: [VRENI],
    ...options,
  });
  return renderScreen(SignInUpScreen, platform);
}

export type Opened = ReturnType<typeof openSignInUp>;

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export const press = ({ user }: Opened, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** @param typed text by the label of its field */
export async function type({ user }: Opened, typed: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
}

/** Runs work that changes the screen from outside, for example a press on an alert's button. */
export const inAct = (work: () => void) => act(async () => work());
