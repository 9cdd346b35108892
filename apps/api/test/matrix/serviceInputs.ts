import type { OperationId } from '../../src/platform/operations/area.ts';
import type { Asking, Maker } from './asking.ts';

async function serviceOf({ world }: Asking): Promise<{ id: number; updated_at: string }> {
  return world.server.db
    .selectFrom('campaign_services')
    .select(['id', 'updated_at'])
    .where('kind', '=', 'surcharge')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

let days = 0;

/** Inputs of the calls about services and prices. */
export const serviceInputs: Partial<Record<OperationId, Maker>> = {
  getCampaignServices: () => ({}),
  getCampaignServicePrices: async (asking) => ({ path: { campaignServiceId: (await serviceOf(asking)).id } }),
  updateCampaignService: async (asking) => {
    const { id, updated_at } = await serviceOf(asking);
    return {
      json: {
        campaignServiceId: id,
        nameDe: 'Untertitelung',
        nameEn: 'Subtitling',
        active: true,
        updatedAt: new Date(updated_at).toISOString(),
      },
    };
  },
  addCampaignServicePrice: async (asking) => ({
    json: { campaignServiceId: (await serviceOf(asking)).id, price: 12.5, validFrom: '2099-01-01' },
  }),
  removeCampaignServicePrice: async (asking) => {
    days += 1;
    const valid_from = `2098-01-${String(days).padStart(2, '0')}`;
    const { id } = await asking.world.server.db
      .insertInto('campaign_service_prices')
      .values({ service_id: (await serviceOf(asking)).id, price: 11, valid_from })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { json: { campaignServicePriceId: id } };
  },
};
