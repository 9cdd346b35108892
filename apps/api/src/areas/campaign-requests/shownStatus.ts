import { sql } from 'kysely';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';

const { draft, planning, running } = CAMPAIGN_STATUS;

/**
 * The status of the campaign `c` as its brand reads it: it runs once somebody is booked, and a draft is the agency's
 * matter.
 */
export const shownStatus = sql<number>`(case
  when c.status in (${sql.lit(draft)}, ${sql.lit(planning)}) and exists (select 1 from campaign_entries as booked where booked.campaign_id = c.id and booked.state = 3) then ${sql.lit(running)}
  when c.status = ${sql.lit(draft)} then ${sql.lit(planning)} else c.status end)`;
