import { type Kysely, sql } from 'kysely';
import { staffPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { deliveredVideos } from '../ugc-materials/door.ts';
import { inRightsState, rightsUntil } from '../usage-rights/door.ts';
import { linkOf, mailBrand } from './notices.ts';

type Tx = Kysely<Schema>;
type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/** Videos whose rights end soon and whose people were not told of this end. */
const untold = (db: Tx, now: Date) =>
  deliveredVideos(db)
    .where(inRightsState('expiring', now))
    .where('r.active', '=', true)
    .where(sql<boolean>`m.told_until is distinct from ${rightsUntil}`);

/** Takes videos of one end, as far as no other server was faster; gives back how many. */
async function take(tx: Tx, videoIds: readonly number[], until: string): Promise<number> {
  const taken = await tx
    .insertInto('ugc_materials')
    .values(videoIds.map((video_id) => ({ video_id, told_until: until })))
    .onConflict((found) =>
      found
        .column('video_id')
        .doUpdateSet({ told_until: until })
        .where(sql<boolean>`ugc_materials.told_until is distinct from excluded.told_until`),
    )
    .returning('video_id')
    .execute();
  return taken.length;
}

/** Whoever looks after a request; else whoever looks after its brand. */
const keeperOf = (tx: Tx, requestId: number) =>
  tx
    .selectFrom('ugc_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .innerJoin('users as u', (join) => join.on(sql<boolean>`u.id = coalesce(r.assignee_user_id, k.owner_user_id)`))
    .where('r.id', '=', requestId)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select(['u.email', 'u.default_language as language'])
    .executeTakeFirst();

/**
 * Mails brands, and those who look after their requests, that rights to videos end within thirty days (EM73), once for
 * each end. Done twice it comes to the same.
 */
export async function mailEndingRights(worker: Worker): Promise<number> {
  const { db, clock, mail, publicUrl } = worker;
  const rows = await untold(db, clock.now())
    .select([
      'v.id',
      'r.id as request_id',
      'r.customer_id',
      'r.product_name',
      'r.assignee_user_id',
      'k.name as company',
      rightsUntil.as('until'),
    ])
    .orderBy('v.id')
    .execute();
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.request_id} ${row.until}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  let told = 0;
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined || first.until === null) continue;
    const { request_id: id, until, company } = first;
    told += await db.transaction().execute(async (tx) => {
      const count = await take(
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
      const keeper = await keeperOf(tx, id);
      if (keeper !== undefined) {
        await mail.send(tx, {
          to: keeper.email,
          language: keeper.language,
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
  return told;
}
