import { TIER } from 'shared-contracts';
import { Problems } from '../problems';
import { readYaml } from '../texts/read-yaml';
import { AccountsFileSchema, type Account, type AccountsFile } from './accounts-file';

const FILE = 'accounts.yaml';

/**
 * Makes a uid of an address, `seed-vip`. A start from the seeds gives everybody the same one again.
 */
export const uidOf = ({ email }: Pick<Account, 'email'>): string =>
  `seed-${email.slice(0, email.indexOf('@')).toLowerCase()}`;

/**
 * Loads `accounts.yaml`, the accounts of the local product.
 *
 * @param root the content folder
 * @returns null when it cannot be read; other problems are only gathered
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
 * The accounts of the local product alone.
 *
 * @param root the content folder
 * @throws {ContentError} with every mistake in them
 */
export async function readAccounts(root: string): Promise<readonly Account[]> {
  const problems = new Problems();
  const file = await loadAccounts(root, problems);
  problems.throwIfAny();
  return file?.accounts ?? [];
}
