import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const newValues = () => ({
  name: unique('Brand '),
  textDe: '',
  textEn: '',
  link: null,
  categories: [],
  customerId: null,
  isActive: true,
});

const stored = ({ world }: Asking) =>
  world.server.db
    .insertInto('tester_brands')
    .values({ name: unique('Brand ') })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();

/** A valid input of every call about brands of testers. */
export const testerBrandsInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getTesterBrandsPage: () => ({ json: {} }),
  getTesterBrand: async (asking) => ({ path: { id: (await stored(asking)).id } }),
  saveTesterBrand: async (asking) => {
    const { id, updated_at } = await stored(asking);
    return { json: { ...newValues(), testerBrandId: id, updatedAt: new Date(updated_at).toISOString() } };
  },
  deleteTesterBrand: async (asking) => ({ json: { testerBrandId: (await stored(asking)).id } }),
  changeTesterBrandStatus: async (asking) => ({
    json: { testerBrandId: (await stored(asking)).id, isActive: false },
  }),
  sortTesterBrands: async (asking) => {
    await stored(asking);
    const rows = await asking.world.server.db
      .selectFrom('tester_brands')
      .select('id')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    return { json: { readIds: ids, testerBrandIds: ids } };
  },
  getTesterBrandOrder: () => ({}),
  exportTesterBrands: () => ({ json: { format: 'csv', language: 'de' } }),
};
