import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { numberOr } from '../../../platform/database/numberOr.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import { creatorName } from '../../campaigns/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import {
  rightsCountries,
  rightsFrom,
  rightsMedia,
  rightsStateOf,
  rightsUntil,
  videosWithRights,
} from '../../usage-rights/door.ts';

type Item = components['schemas']['UgcMaterialListItem'];

/** Videos with the latest version the brand was shown, as `w`, and its file, as `f`; without a visibility filter. */
export const deliveredVideos = (db: Db) =>
  videosWithRights(db)
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .innerJoin('ugc_video_versions as w', (join) =>
      join.onRef('w.video_id', '=', 'v.id').on(
        'w.version',
        '=',
        sql<number>`(select max(n.version) from ugc_video_versions n join files g on g.id = n.file_id
          where n.video_id = v.id and n.submitted_at is not null and g.deleted_at is null)`,
      ),
    )
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .leftJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .leftJoin('campaign_entries as e', 'e.id', 'v.campaign_entry_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id');

/** Materials the user sees. */
export const materialRows = (db: Db, user: CallUser) =>
  deliveredVideos(db).where(visibleRows('ugcMaterials', user, 'v'));

/** The columns of a material in lists and details. */
export const withFacts = (rows: ReturnType<typeof materialRows>) =>
  rows.select([
    'v.id',
    'v.request_id',
    'v.position',
    'v.final_content_status',
    'r.number as request_number',
    'r.product_name',
    'r.customer_id',
    'r.length',
    'r.length_text',
    'r.format',
    'r.languages',
    'r.campaign_id',
    'c.name as campaign_name',
    'i.id as influencer_id',
    'k.name as brand_name',
    'w.version',
    'w.file_id',
    'w.created_at as uploaded_at',
    'f.name as file_name',
    'f.content_type',
    'f.size',
    creatorName.as('creator_name'),
    rightsFrom.as('rights_from'),
    rightsUntil.as('rights_until'),
    rightsMedia.as('rights_media'),
    rightsCountries.as('rights_countries'),
    sql<string[]>`coalesce(m.tags, '{}')`.as('tags'),
    sql<string>`coalesce(m.updated_at, w.created_at)`.as('updated_at'),
    'm.updated_by',
  ]);

/** A material as it is read. */
export type MaterialRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

/** A material as lists carry it. */
export function toItem(row: MaterialRow, { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>): Item {
  const now = clock.now();
  return {
    ugcMaterialId: row.id,
    ugcCampaignRequestId: row.request_id,
    productName: row.product_name,
    position: row.position,
    campaignId: row.campaign_id,
    campaignName: row.campaign_name,
    creatorName: row.creator_name,
    influencerId: row.influencer_id,
    customerId: row.customer_id,
    brandName: row.brand_name,
    length: numberOr(row.length, 'others') as Item['length'],
    lengthText: row.length_text,
    format: row.format as Item['format'],
    languages: row.languages as Item['languages'],
    version: row.version,
    fileName: row.file_name,
    contentType: row.content_type,
    size: row.size,
    url: signedAddress(hashKey, row.file_id, now),
    uploadedAt: row.uploaded_at,
    finalContentStatus: row.final_content_status,
    rights: {
      state: rightsStateOf(row.final_content_status === APPROVAL_STATUS.approved, row.rights_until, now),
      from: row.rights_from,
      until: row.rights_until,
      media: row.rights_media,
      countries: row.rights_countries,
    },
    tags: row.tags,
  };
}
