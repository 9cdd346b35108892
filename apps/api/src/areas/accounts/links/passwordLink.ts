import type { Kysely } from 'kysely';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type Account, audienceOfAccount } from '../account.ts';
import { issueToken } from './accountTokens.ts';

/** Minutes in which a forgotten password can be replaced. */
export const resetMinutes = 60;

const pathOf = {
  staff: (token: string) => staffPaths.resetPassword({ token }),
  brand: (token: string) => brandPaths.reset({ token }),
  tester: (token: string) => testerPaths.reset({ token }),
} as const satisfies Record<Audience, (token: string) => string>;

/** The link with which the owner of a locked account sets a password; it ends the earlier ones. */
export async function passwordLink(
  tx: Kysely<Schema>,
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  account: Account,
  minutes: number = resetMinutes,
): Promise<string> {
  const token = await issueToken(tx, account, { purpose: 'password', minutes, now: clock.now() });
  return new URL(pathOf[audienceOfAccount(account) ?? 'staff'](token), publicUrl).href;
}
