import { type RawBuilder, sql } from 'kysely';
import { PUBLISHED, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { waitsForBrand } from '../../campaigns/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { Scope } from '../Scope.ts';
import { sectionOf, totalOfAll } from './scope.ts';

type Kind = Schemas['OverviewEntry']['kind'];
type Section = Schemas['DeadlinesSection'];

const DAY = 86_400_000;
const DEADLINE_DAYS = 7;
/** An invoice that was received is to be paid within this time. */
const INVOICE_DAYS = 14;

/** Channels of campaigns that are worked on: `e` the channel, `c` its campaign. */
export const campaignsAtWork = ({ db, user, region, looksAfter }: Scope) =>
  db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .leftJoin('users as u', 'u.id', 'c.owner_user_id')
    .where('c.active', '=', true)
    .where('c.archived', '=', false)
    .where(visibleRows('campaigns', user, 'c'))
    .where(looksAfter('c.owner_user_id'))
    .$if(region !== undefined, (rows) => rows.where('c.region_id', '=', region ?? 0));

interface Selection {
  /** The values of `kind` and `dueDate`, and the condition for the channels. */
  readonly kinds: readonly { kind: Kind; due: RawBuilder<string | null>; where: RawBuilder<boolean> }[];
}

/** Days from one calendar date to another; negative when it comes before. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

async function entrySection(scope: Scope, { kinds }: Selection): Promise<Section> {
  const parts = kinds.map(
    ({ kind, due, where }) => sql`select ${kind}::text as kind, (${due})::date as due where ${where}`,
  );
  const rows = await campaignsAtWork(scope)
    .innerJoin('campaign_entries as e', 'e.campaign_id', 'c.id')
    .leftJoin('influencers as i', (join) => join.onRef('i.id', '=', 'e.influencer_id').on('i.deleted_at', 'is', null))
    .innerJoinLateral(sql<{ kind: Kind; due: string | null }>`(${sql.join(parts, sql` union all `)})`.as('d'), (join) =>
      join.onTrue(),
    )
    .select([
      'e.id as entryId',
      'c.id as campaignId',
      'c.name as campaignName',
      'k.name as customer',
      sql<string>`coalesce(nullif(trim(concat(i.first_name, ' ', i.surname)), ''), e.channel_handle)`.as('partner'),
      sql<Schemas['Platform']>`e.platform`.as('platform'),
      'd.kind',
      'd.due as dueDate',
      fullNameOf('u').as('ownerName'),
      totalOfAll.as('total'),
    ])
    .orderBy(sql`d.due asc nulls last`)
    .orderBy('e.id')
    .limit(scope.limit)
    .execute();
  return sectionOf(rows, (row) => ({
    ...row,
    daysLeft: row.dueDate === null ? null : daysBetween(scope.today, row.dueDate),
  }));
}

/** Deadlines and planned postings of the coming days; a deadline that has passed stays until the content is there. */
export function deadlines(scope: Scope): Promise<Section> {
  const end = sql`${scope.today}::date + ${DEADLINE_DAYS}::int`;
  return entrySection(scope, {
    kinds: [
      {
        kind: 'contentDeadline',
        due: sql`e.content_deadline`,
        where: sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)}
          and coalesce(e.content_status, 'Offen') in ('', 'Offen', 'Korrektur')
          and e.content_deadline <= ${end}`,
      },
      {
        kind: 'contentRelease',
        due: sql`e.content_release`,
        where: sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)} and coalesce(e.content_status, 'Offen') <> 'Online'
          and e.content_release between ${scope.today}::date and ${end}`,
      },
    ],
  });
}

/** Contents that were handed in. */
export const releases = (scope: Scope): Promise<Section> =>
  entrySection(scope, {
    kinds: [
      {
        kind: 'release',
        due: sql`e.content_release`,
        where: sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)} and e.content_status = 'Eingereicht'`,
      },
    ],
  });

/** Channels that a brand sees and has not decided on, with the day on which they are withdrawn. */
export const decisions = (scope: Scope): Promise<Section> =>
  entrySection(scope, {
    kinds: [
      {
        kind: 'decision',
        due: sql`(e.published_at + make_interval(days => ${scope.optionDays}::int + e.option_days_added))
          at time zone 'Europe/Berlin'`,
        where: sql`e.is_published = ${sql.lit(PUBLISHED.yes)} and ${waitsForBrand}
          and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)} and e.published_at is not null
          and exists (select 1 from campaign_requests as r where r.campaign_id = c.id and r.active)`,
      },
    ],
  });

/** The moment an invoice was received: when its status said so last. */
const receivedAt = sql<string>`coalesce((
  select max(h.at) from history as h
  where h.entity = 'campaign_entry' and h.entity_id = e.id
    and h.changes #>> '{invoiceStatus,1}' = 'Eingegangen'), e.updated_at)`;

/** Invoices of influencers that have waited too long. */
export function invoices(scope: Scope): Promise<Section> {
  const latest = new Date(scope.now.getTime() - INVOICE_DAYS * DAY).toISOString();
  return entrySection(scope, {
    kinds: [
      {
        kind: 'invoice',
        due: sql`${receivedAt} at time zone 'Europe/Berlin'`,
        where: sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)} and e.invoice_status = 'Eingegangen'
          and ${receivedAt} < ${latest}::timestamptz`,
      },
    ],
  });
}
