import { sql } from 'kysely';
import { PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { entriesWhere, waitsForBrand } from '../../../campaigns/door.ts';
import { visibleRows } from '../../../ownership/door.ts';

/** The channels of a campaign that wait for the brand's decision. */
export const entriesAwaitingBrand = (tx: Tx, user: CallUser, campaignId: number) =>
  entriesWhere(
    tx,
    sql<boolean>`e.campaign_id = ${campaignId} and e.is_published = ${sql.lit(PUBLISHED.yes)} and ${waitsForBrand}
      and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}
      and r.id is not null and r.active and c.active and ${visibleRows('campaigns', user, 'c')}`,
  );
