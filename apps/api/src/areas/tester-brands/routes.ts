import { berlinDay } from '@resonanz/domain/berlinDay';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { defineArea } from '../../platform/operations/area.ts';
import { changeTesterBrandStatus, deleteTesterBrand, saveTesterBrand, sortTesterBrands } from './changes.ts';
import { exportBrands } from './export.ts';
import { findBrand, findBrandsPage, findOrder } from './queries.ts';

/** Brands as testers see them; they have no accounts. */
export const testerBrands = defineArea('tester-brands', {
  getTesterBrandsPage: ({ input, services }) =>
    findBrandsPage(services, { ...input.body, today: berlinDay(services.clock.now()) }),
  getTesterBrand: ({ input, services }) => findBrand(services, input.path.id),
  getTesterBrandOrder: ({ services }) => findOrder(services.db),
  saveTesterBrand,
  deleteTesterBrand,
  changeTesterBrandStatus,
  sortTesterBrands,
  exportTesterBrands: async ({ input: { body }, services, audit }) => {
    const now = services.clock.now();
    const { file, rows } = await exportBrands(services.db, now, { ...body, today: berlinDay(now) });
    audit({
      entity: 'testerBrandExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
});
