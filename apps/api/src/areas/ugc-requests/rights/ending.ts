import { staffPaths } from '@resonanz/domain/paths';
import type { Services } from '../../../platform/operations/Services.ts';
import { linkOf, mailBrand } from '../notices/notices.ts';
import { findEndingRights, findResponsibleUser, markAsNotified } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/**
 * Mails brands and responsible users about rights to videos that end within thirty days
 * (docs/domain/mails.md#ugc-mails), once for each end date. Idempotent.
 */
export async function mailEndingRights(worker: Worker): Promise<number> {
  const { db, clock, mail, publicUrl } = worker;
  const rows = await findEndingRights(db, clock.now());
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.request_id} ${row.until}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  let notified = 0;
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined || first.until === null) continue;
    const { request_id: id, until, company } = first;
    notified += await db.transaction().execute(async (tx) => {
      const count = await markAsNotified(
        tx,
        group.map((row) => row.id),
        until,
      );
      if (count === 0) return 0;
      const values = { product: first.product_name, company, count, until } as const;
      await mailBrand(tx, { services: worker }, { ...first, id }, 'rightsEnding', {
        ...values,
        audience: 'brand',
        link: linkOf(worker, id),
      });
      const responsible = await findResponsibleUser(tx, id);
      if (responsible !== undefined) {
        await mail.send(tx, {
          to: responsible.email,
          language: responsible.language,
          template: 'rightsEnding',
          values: {
            ...values,
            audience: 'agency',
            link: `${publicUrl}${staffPaths.ugcMaterial()}?rightsState=expiring`,
          },
        });
      }
      return count;
    });
  }
  return notified;
}
