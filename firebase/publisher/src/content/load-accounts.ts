import { TIER } from 'shared-contracts';
import { Problems } from '../problems';
import { readYaml } from '../texts/read-yaml';
import { AccountsFileSchema, type Account, type AccountsFile } from './accounts-file';

const FILE = 'accounts.yaml';

/** Makes a uid of an address, `seed-vip`, so that an account has the same uid after each start. */
export const uidOf = ({ email }: Pick<Account, 'email'>): string =>
  `seed-${email.slice(0, email.indexOf('@')).toLowerCase()}`;

/**
 * Loads `accounts.yaml`, the accounts of the local product.
 *
 * @param root the content folder
 * @returns null when the file cannot be read; other problems are only collected
 */
export async function loadAccounts(root: string, problems: Problems): Promise<AccountsFile | null> {
  const file = await readYaml(root, FILE, AccountsFileSchema, problems);
  const seen = new Map<string, string>();
  file?.accounts.forEach((account, index) => {
    const entry = `accounts ${index + 1}`;
    const other = seen.get(uidOf(account));
    if (other !== undefined) {
      problems.add(
        FILE,
        `${entry}.email: ${account.email} gives the same id as ${other}; rename it`,
      );
    }
    seen.set(uidOf(account), account.email);
    const plan = account.entitlement;
    if (plan !== undefined && TIER[plan.plan] !== plan.Tier) {
      const expected = TIER[plan.plan];
      problems.add(FILE, `${entry}.entitlement.Tier: must be ${expected} for ${plan.plan}`);
    }
  });
  return file;
}

/**
 * Reads only the accounts of a content folder.
 *
 * @param root the content folder
 * @throws {ContentError} with every mistake in `accounts.yaml`
 */
export async function readAccounts(root: string): Promise<readonly Account[]> {
  const problems = new Problems();
  const file = await loadAccounts(root, problems);
  problems.throwIfAny();
  return file?.accounts ?? [];
}
