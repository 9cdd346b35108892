import type { Selectable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { InfluencersTable } from '../../influencers/door.ts';
import { visibleRows } from '../../ownership/door.ts';

/** An influencer as it is stored. */
export type PersonRow = Omit<Selectable<InfluencersTable>, 'search_text'>;

/** An influencer that the viewer sees. */
export async function findPerson(db: Db, viewer: CallUser, influencerId: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('influencers as i')
    .selectAll()
    .where('i.id', '=', influencerId)
    .where('i.deleted_at', 'is', null)
    .where(visibleRows('influencers', viewer, 'i'))
    .executeTakeFirst();
}

/** Whether the viewer sees an influencer. */
export async function isVisible(db: Db, viewer: CallUser, influencerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('influencers as i')
    .select('i.id')
    .where('i.id', '=', influencerId)
    .where(visibleRows('influencers', viewer, 'i'))
    .executeTakeFirst();
  return row !== undefined;
}
