import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import {
  deletePrice,
  lockPrice,
  lockService,
  lockServiceId,
  priceFrom,
  pricesOf,
  savePrice,
  serviceOn,
  servicesOn,
  updateServiceRow,
} from './queries.ts';

const ENTITY = 'campaign_service';

const today = ({ services }: Pick<Call<'getCampaignServices'>, 'services'>): string => berlinDay(services.clock.now());

async function update(call: Call<'updateCampaignService'>) {
  const { input, user, services, audit } = call;
  const { campaignServiceId: id, nameDe, nameEn, active, updatedAt } = input.body;
  return services.db.transaction().execute(async (tx) => {
    const row = await lockService(tx, id);
    if (row === undefined) throw notFound();
    await rejectStale(tx, row, updatedAt);
    const after = { nameDe: nameDe.trim(), nameEn: nameEn.trim(), active };
    const changes = changesBetween({ nameDe: row.name_de, nameEn: row.name_en, active: row.active }, after);
    if (Object.keys(changes).length > 0) {
      await updateServiceRow(tx, id, {
        name_de: after.nameDe,
        name_en: after.nameEn,
        active,
        updated_at: services.clock.now(),
        updated_by: user.id,
      });
      audit(
        await writeHistory(
          tx,
          { user, services },
          { entity: ENTITY, entityId: id, action: HISTORY_ACTION.update, changes },
        ),
      );
    }
    return serviceOn(tx, today(call), id);
  });
}

async function addPrice(call: Call<'addCampaignServicePrice'>) {
  const { input, user, services, audit } = call;
  const { campaignServiceId: id, price, validFrom } = input.body;
  const day = today(call);
  if (validFrom < day) throw invalidFields([{ field: 'validFrom', key: 'pastDate' }]);
  return services.db.transaction().execute(async (tx) => {
    // Prices of a service are saved one after the other, so that the history has them in the order in which they apply.
    const row = await lockServiceId(tx, id);
    if (row === undefined) throw notFound();
    const before = await priceFrom(tx, id, validFrom);
    await savePrice(tx, { serviceId: id, price, validFrom, userId: user.id, at: services.clock.now() });
    audit(
      await writeHistory(
        tx,
        { user, services },
        {
          entity: ENTITY,
          entityId: id,
          action: HISTORY_ACTION.update,
          changes: { price: [before?.price ?? null, price], validFrom: [null, validFrom] },
        },
      ),
    );
    return serviceOn(tx, day, id);
  });
}

async function removePrice(call: Call<'removeCampaignServicePrice'>) {
  const { input, user, services, audit } = call;
  const day = today(call);
  return services.db.transaction().execute(async (tx) => {
    const row = await lockPrice(tx, input.body.campaignServicePriceId);
    if (row === undefined) throw notFound();
    if (row.valid_from <= day) throw conflict('priceInForce');
    await deletePrice(tx, row.id);
    audit(
      await writeHistory(
        tx,
        { user, services },
        {
          entity: ENTITY,
          entityId: row.service_id,
          action: HISTORY_ACTION.update,
          changes: { price: [row.price, null], validFrom: [row.valid_from, null] },
        },
      ),
    );
    return serviceOn(tx, day, row.service_id);
  });
}

/** Services and prices of the agency. */
export const campaignServices = defineArea('campaign-services', {
  getCampaignServices: (call) => servicesOn(call.services.db, today(call)),
  getCampaignServicePrices: (call) => pricesOf(call.services.db, today(call), call.input.path.campaignServiceId),
  updateCampaignService: update,
  addCampaignServicePrice: addPrice,
  removeCampaignServicePrice: removePrice,
});
