import { type Selectable, sql } from 'kysely';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { platformsOf } from '../../list/queries.ts';
import type { CampaignsTable } from '../../tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const goal = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The goals of a campaign; unset ones are null. */
function goalsOf(kpi: Selectable<CampaignsTable>['kpi']): Schemas['CampaignGoals'] {
  return {
    reach: goal(kpi?.['reach']),
    clicks: goal(kpi?.['clicks']),
    views: goal(kpi?.['views']),
    sales: goal(kpi?.['sales']),
  };
}

type BriefingRow = Pick<
  Selectable<CampaignsTable>,
  'description' | 'product' | 'shipping' | 'exclusivity' | 'hashtags' | 'labels' | 'contact'
>;

/** What the creators of a campaign need to know. */
function briefingOf({
  description,
  product,
  shipping,
  exclusivity,
  hashtags,
  labels,
  contact,
}: BriefingRow): Schemas['CampaignBriefing'] {
  return { description, product, shipping, exclusivity, hashtags, labels, contact };
}

/** One campaign of the viewer, or undefined. */
async function campaignById(db: Db, viewer: CallUser, id: number): Promise<Schemas['Campaign'] | undefined> {
  const row = await db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .leftJoin('users as u', 'u.id', 'c.owner_user_id')
    .leftJoin('campaign_requests as r', 'r.campaign_id', 'c.id')
    .leftJoin('customers as b', 'b.id', 'r.customer_id')
    .where('c.id', '=', id)
    .where(visibleRows('campaigns', viewer, 'c'))
    .selectAll('c')
    .select([
      'k.name as customer',
      'r.id as request_id',
      'r.number as request_number',
      'r.nda_required as request_nda_required',
      'b.name as brand',
      platformsOf.as('platforms'),
      fullNameOf('u').as('owner'),
      sql<boolean>`exists (select 1 from campaign_entries e where e.campaign_id = c.id
        and e.state = ${sql.lit(PIPELINE_STATE.campaign)})`.as('is_booked'),
    ])
    .orderBy('r.id')
    .executeTakeFirst();
  return (
    row && {
      compaignDataId: row.id,
      kampagnenname: row.name,
      kundenname: row.customer,
      customerId: row.customer_id,
      type: row.type,
      status: row.status,
      budget: row.budget ?? 0,
      mediaBudget: row.media_budget ?? 0,
      startdatum: row.start_date,
      enddatum: row.end_date,
      region: row.region_id,
      activeStatus: flag(row.active),
      archive: flag(row.archived),
      brandInvoice: row.brand_invoice_status,
      brandInvoiceNumber: row.brand_invoice_number,
      brandInvoiceDate: row.brand_invoice_date,
      brandInvoicePaidOn: row.brand_invoice_paid_on,
      brandNdaStatus: row.brand_nda_status,
      ndaRequired: row.nda_required || row.request_nda_required === true,
      channels: row.platforms as Schemas['Platform'][],
      plannedChannels: row.planned_platforms as Schemas['Platform'][],
      categories: row.categories,
      kpi: goalsOf(row.kpi),
      cpm: row.target_cpm,
      briefing: briefingOf(row),
      ownerId: row.owner_user_id,
      ownerName: row.owner,
      campaignRequestId: row.request_id,
      requestNumber: row.request_number,
      brandName: row.brand,
      currencyCode: 'EUR',
      mayDelete: viewer.may('Campaign Management', 'delete') && !row.is_booked,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  );
}

/** One campaign of the viewer; 404 for any other. */
export async function visibleCampaign(db: Db, viewer: CallUser, id: number): Promise<Schemas['Campaign']> {
  const campaign = await campaignById(db, viewer, id);
  if (!campaign) throw notFound();
  return campaign;
}

/** Whether the viewer may see a campaign at all. */
export async function isVisible(db: Db, viewer: CallUser, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns as c')
    .select('c.id')
    .where('c.id', '=', id)
    .where(visibleRows('campaigns', viewer, 'c'))
    .executeTakeFirst();
  return row !== undefined;
}
