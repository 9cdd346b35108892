import { berlinDay } from '@resonanz/domain/berlinDay';
import { refuseStale } from '../../platform/history/refuseStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { pricesOf, serviceOn, servicesOn } from './queries.ts';

const ENTITY = 'campaign_service';

const today = ({ services }: Pick<Call<'getCampaignServices'>, 'services'>): string => berlinDay(services.clock.now());

async function update(call: Call<'updateCampaignService'>) {
  const { input, user, services, audit } = call;
  const { campaignServiceId: id, nameDe, nameEn, active, updatedAt } = input.body;
  return services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('campaign_services')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    await refuseStale(tx, row, updatedAt);
    const after = { nameDe: nameDe.trim(), nameEn: nameEn.trim(), active };
    const changes = changesBetween({ nameDe: row.name_de, nameEn: row.name_en, active: row.active }, after);
    if (Object.keys(changes).length > 0) {
      await tx
        .updateTable('campaign_services')
        .set({
          name_de: after.nameDe,
          name_en: after.nameEn,
          active,
          updated_at: services.clock.now(),
          updated_by: user.id,
        })
        .where('id', '=', id)
        .execute();
      audit(await writeHistory(tx, { user, services }, { entity: ENTITY, entityId: id, action: 2, changes }));
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
    // One after the other, so that the history tells them in the order in which they count.
    const row = await tx
      .selectFrom('campaign_services')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    const before = await tx
      .selectFrom('campaign_service_prices')
      .select('price')
      .where('service_id', '=', id)
      .where('valid_from', '=', validFrom)
      .executeTakeFirst();
    await tx
      .insertInto('campaign_service_prices')
      .values({ service_id: id, price, valid_from: validFrom, created_by: user.id, created_at: services.clock.now() })
      .onConflict((same) =>
        same
          .columns(['service_id', 'valid_from'])
          .doUpdateSet({ price, created_by: user.id, created_at: services.clock.now() }),
      )
      .execute();
    audit(
      await writeHistory(
        tx,
        { user, services },
        {
          entity: ENTITY,
          entityId: id,
          action: 2,
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
    const row = await tx
      .selectFrom('campaign_service_prices')
      .selectAll()
      .where('id', '=', input.body.campaignServicePriceId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    if (row.valid_from <= day) throw conflict('priceInForce');
    await tx.deleteFrom('campaign_service_prices').where('id', '=', row.id).execute();
    audit(
      await writeHistory(
        tx,
        { user, services },
        {
          entity: ENTITY,
          entityId: row.service_id,
          action: 2,
          changes: { price: [row.price, null], validFrom: [row.valid_from, null] },
        },
      ),
    );
    return serviceOn(tx, day, row.service_id);
  });
}

/** Services and prices of the agency (modules C5). */
export const campaignServices = defineArea('campaign-services', {
  getCampaignServices: (call) => servicesOn(call.services.db, today(call)),
  getCampaignServicePrices: (call) => pricesOf(call.services.db, today(call), call.input.path.campaignServiceId),
  updateCampaignService: update,
  addCampaignServicePrice: addPrice,
  removeCampaignServicePrice: removePrice,
});
