import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, freshEmail, type Maker } from './asking.ts';

const campaignOf = async ({ world }: Asking): Promise<number> =>
  (await world.server.db.selectFrom('campaigns').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;

async function stored(asking: Asking) {
  const { id, updated_at, campaign_id } = await asking.world.server.db
    .insertInto('amazon_users')
    .values({
      first_name: 'Ida',
      last_name: 'Berg',
      email: freshEmail(),
      campaign_id: await campaignOf(asking),
    })
    .returning(['id', 'updated_at', 'campaign_id'])
    .executeTakeFirstOrThrow();
  return { amazonUserId: id, updatedAt: new Date(updated_at).toISOString(), campaignId: campaign_id };
}

const path = async (asking: Asking) => ({ path: { id: (await stored(asking)).amazonUserId } });

/** A valid input of every call about Amazon users. */
export const amazonUsersInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getAmazonCampaignUsers: () => ({}),
  getAmazonUser: path,
  getAmazonUserHistory: path,
  saveAmazonUser: async (asking) => ({
    json: { ...(await stored(asking)), firstName: 'Ida', lastName: 'Berg', email: freshEmail(), language: 'DE' },
  }),
  changeAmazonUserState: async (asking) => {
    const { amazonUserId, updatedAt } = await stored(asking);
    return { json: { amazonUserId, updatedAt, state: 'approved' } };
  },
  exportAmazonUsers: () => ({ json: { format: 'csv', language: 'de' } }),
};
