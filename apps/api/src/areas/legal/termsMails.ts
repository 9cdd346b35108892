import { sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { brandPaths } from '@resonanz/domain/paths';
import { ROLE } from '@resonanz/domain/roles';
import { announcedTermsOn } from '@resonanz/domain/terms';
import type { Services } from '../../platform/operations/Services.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/**
 * Tells brands of new terms before they count (EM28): everybody who can log in and accepted an earlier version, once
 * for each version. Done twice it comes to the same.
 */
export async function tellOfNewTerms({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const version = announcedTermsOn(berlinDay(clock.now()));
  const link = new URL(`${brandPaths.terms()}?version=${version}`, publicUrl).href;
  const untold = sql<boolean>`is_active and not archived and email_verify and approved = 1 and terms_version < ${version} and coalesce(terms_told_version, '') < ${version}`;
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .where(untold)
    .orderBy('id')
    .execute();
  let sent = 0;
  for (const { id } of people) {
    sent += await db.transaction().execute(async (tx) => {
      // Another server may have been faster, or the account has changed.
      const told = await tx
        .updateTable('users')
        .set({ terms_told_version: version })
        .where('id', '=', id)
        .where(untold)
        .returning(['email', 'default_language as language'])
        .executeTakeFirst();
      if (told === undefined) return 0;
      await mail.send(tx, {
        to: told.email,
        language: told.language,
        template: 'newTerms',
        values: { validFrom: version, link },
      });
      return 1;
    });
  }
  return sent;
}
