import { DEMO_UGC_MATERIALS } from '@resonanz/demo-data/ugcMaterials';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;

/** Puts rights, tags and downloads to accepted UGC videos of `seedUgc`. */
export async function seedMaterials({ db, clock }: Stock): Promise<void> {
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);
  for (const { productName, position, tags, endsIn, media, countries, downloads } of DEMO_UGC_MATERIALS) {
    const video = await db
      .selectFrom('ugc_videos as v')
      .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
      .where('r.product_name', '=', productName)
      .where('v.position', '=', position)
      .where('v.final_content_status', '=', APPROVAL_STATUS.approved)
      .select('v.id')
      .executeTakeFirst();
    if (video === undefined) continue;
    await db
      .insertInto('ugc_materials')
      .values({
        video_id: video.id,
        tags: [...tags],
        rights_agreed: endsIn !== null,
        rights_until: endsIn === null ? null : berlinDay(inDays(endsIn)),
        media: [...media],
        countries: [...countries],
      })
      .execute();
    await db
      .insertInto('ugc_material_downloads')
      .values(
        downloads.map(({ by, via, daysAgo }) => ({
          video_id: video.id,
          version: 1,
          user_id: by,
          via,
          at: inDays(-daysAgo),
        })),
      )
      .execute();
  }
}
