import type { OperationId } from '../../src/platform/operations/area.ts';
import { addPerson, emptySheet } from '../kit/peopleFixture.ts';
import { type Asking, type Maker, unique } from './asking.ts';
import { MARKS } from './world.ts';

type Kind = 'model' | 'creator';

const personOf = ({ world }: Asking, kind: Kind) => addPerson(world.server.db, { kind });
const withPerson =
  (kind: Kind, more: object = {}): Maker =>
  async (asking) => ({ json: { personId: (await personOf(asking, kind)).id, ...more } });

const peopleInputs = (kind: Kind) => ({
  page: (): ReturnType<Maker> => ({ json: {} }),
  one: async (asking: Asking) => ({ path: { id: (await personOf(asking, kind)).id } }),
  save: async (asking: Asking) => {
    const { id, updated_at } = await personOf(asking, kind);
    return { json: { ...emptySheet, personId: id, updatedAt: updated_at } };
  },
  remove: withPerson(kind),
  changeStatus: withPerson(kind, { state: 'checked' }),
  download: (): ReturnType<Maker> => ({ json: { format: 'csv', language: 'de' } }),
});

const model = peopleInputs('model');
const creator = peopleInputs('creator');

/** A sent request of brand one. */
async function requestOf({ world }: Asking): Promise<number> {
  const values = { number: unique('KA-'), customer_id: 1, title: MARKS.brandOne, is_draft: false };
  return (
    await world.server.db.insertInto('campaign_requests').values(values).returning('id').executeTakeFirstOrThrow()
  ).id;
}

const publicIdOf = async (asking: Asking): Promise<string> => (await personOf(asking, 'creator')).public_id;
const withWish: Maker = async (asking) => ({
  json: { publicId: await publicIdOf(asking), kind: 'campaign', requestId: await requestOf(asking) },
});
const withPublicId: Maker = async (asking) => ({ path: { publicId: await publicIdOf(asking) } });

/** A valid input of every served call of models, creators and the brand network. */
export const networkInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getModelsPage: model.page,
  getModel: model.one,
  saveModel: model.save,
  deleteModel: model.remove,
  changeModelStatus: model.changeStatus,
  exportModels: model.download,
  getCreatorsPage: creator.page,
  getCreator: creator.one,
  saveCreator: creator.save,
  deleteCreator: creator.remove,
  changeCreatorStatus: creator.changeStatus,
  exportCreators: creator.download,
  getNetworkSample: () => ({}),
  getNetworkPage: () => ({ json: { kind: 'creator' } }),
  getNetworkPerson: withPublicId,
  getNetworkRequests: withPublicId,
  addToRequest: withWish,
  removeFromRequest: withWish,
  getRequestWishes: async (asking) => ({ path: { kind: 'campaign', requestId: await requestOf(asking) } }),
  askAboutPerson: async (asking) => ({
    json: { publicId: await publicIdOf(asking), text: 'Dreht sie auch auf Französisch?' },
  }),
};
