import type { Kysely } from 'kysely';
import { testerPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { Account } from '../account.ts';

/** Welcomes a tester whose e-mail address is confirmed now. */
export function welcomeTester(
  tx: Kysely<Schema>,
  { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>,
  account: Account,
): Promise<void> {
  return mail.send(tx, {
    to: account.email,
    language: account.default_language,
    template: 'testerWelcome',
    values: { link: new URL(testerPaths.login(), publicUrl).href },
  });
}
