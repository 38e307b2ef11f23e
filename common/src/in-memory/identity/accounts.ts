import type { CurrentUser, SessionState } from 'shared-contracts';
import type { InMemoryAccount } from '../options';
import { identityError } from './identity-errors';

/** Least length of a password. Source: VALID-password-minimum. */
const PASSWORD_MIN_LENGTH = 6;
/** Password of the seeded accounts (docs/interfaces.md, Seeds). */
const SEEDED_PASSWORD = 'gruezi-mitenand';

export interface StoredAccount extends CurrentUser {
  /** Absent for an account that signs in only with another provider. */
  readonly password?: string;
  readonly isTeacher?: boolean;
}

export interface Accounts {
  /** @throws {IdentityError} `user-not-found`, `invalid-email` */
  find(email: string): StoredAccount;
  /** @throws {IdentityError} `wrong-password`, `user-not-found`, `missing-password` and so on */
  check(email: string, password: string): StoredAccount;
  /** @throws {IdentityError} `email-already-in-use`, `weak-password` and so on */
  create(username: string, email: string, password: string): StoredAccount;
  /** @throws {IdentityError} `weak-password` */
  setPassword(email: string, password: string): void;
  rename(email: string, username: string): StoredAccount;
  /** Finds the account of another provider, or creates it on first use. */
  findOrCreate(provider: string, email: string, username: string): StoredAccount;
}

function checkPolicy(password: string): void {
  if (password.length < PASSWORD_MIN_LENGTH) throw identityError('weak-password');
}

/** Converts an e-mail address to the form that the provider compares. */
function normalise(email: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw identityError('invalid-email');
  return email.toLowerCase();
}

/** Creates the provider's accounts: the given ones, and one for a member already signed in. */
export function createAccounts(
  given: readonly InMemoryAccount[] = [],
  session: SessionState = { status: 'visitor' },
): Accounts {
  const accounts = new Map<string, StoredAccount>();
  const save = (account: StoredAccount): StoredAccount => {
    accounts.set(account.email.toLowerCase(), account);
    return account;
  };

  if (session.status === 'member') save({ ...session.user, password: SEEDED_PASSWORD });
  for (const one of given) {
    const { email, password, username, UID = `uid-${accounts.size + 1}`, isTeacher = false } = one;
    const existingAccount = accounts.get(email.toLowerCase());
    const user = { UID, Username: username, email, emailVerified: true, providers: ['password'] };
    save({ ...user, ...existingAccount, password, isTeacher });
  }

  const find = (email: string): StoredAccount => {
    const account = accounts.get(normalise(email));
    if (!account) throw identityError('user-not-found');
    return account;
  };
  const add = (Username: string, email: string, provider: string, password?: string) =>
    save({
      UID: `uid-${accounts.size + 1}`,
      Username,
      email: normalise(email),
      emailVerified: provider !== 'password',
      providers: [provider],
      ...(password === undefined ? {} : { password }),
    });

  return {
    find,
    check(email, password) {
      normalise(email);
      if (password === '') throw identityError('missing-password');
      const account = find(email);
      if (account.password !== password) throw identityError('wrong-password');
      return account;
    },
    create(username, email, password) {
      const key = normalise(email);
      if (password === '') throw identityError('missing-password');
      if (accounts.has(key)) throw identityError('email-already-in-use');
      checkPolicy(password);
      return add(username, email, 'password', password);
    },
    setPassword(email, password) {
      checkPolicy(password);
      save({ ...find(email), password });
    },
    rename: (email, Username) => save({ ...find(email), Username }),
    findOrCreate: (provider, email, username) =>
      accounts.get(normalise(email)) ?? add(username, email, provider),
  };
}
