import { berlinDay } from '@resonanz/domain/berlinDay';
import { brandPaths } from '@resonanz/domain/paths';
import { announcedTermsOn } from '@resonanz/domain/terms';
import type { Services } from '../../platform/operations/Services.ts';
import { findBrandsToMail, markAsMailed } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/**
 * Mails new terms to brands before they take effect (docs/domain/mails.md#mails-to-brands): to every account that can
 * log in and accepted an earlier version, once per version. Idempotent.
 */
export async function mailNewTerms({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const version = announcedTermsOn(berlinDay(clock.now()));
  const link = new URL(`${brandPaths.terms()}?version=${version}`, publicUrl).href;
  const people = await findBrandsToMail(db, version);
  let sent = 0;
  for (const { id } of people) {
    sent += await db.transaction().execute(async (tx) => {
      // Another server may have been faster, or the account has changed.
      const receiver = await markAsMailed(tx, id, version);
      if (receiver === undefined) return 0;
      await mail.send(tx, {
        to: receiver.email,
        language: receiver.language,
        template: 'newTerms',
        values: { validFrom: version, link },
      });
      return 1;
    });
  }
  return sent;
}
