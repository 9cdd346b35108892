import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { defineArea } from '../../platform/operations/area.ts';
import { exportStatistics } from './export.ts';
import { readStatistics } from './statistics.ts';

/** Figures of testers and product tests. */
export const testerDashboard = defineArea('tester-dashboard', {
  getTesterStatistics: ({ services, input }) => readStatistics(services, input.body),
  exportTesterStatistics: async ({ services, input: { body }, audit }) => {
    const file = await exportStatistics(services, body);
    audit({
      entity: 'testerStatisticsExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], from: [null, body.from], to: [null, body.to] },
    });
    return file;
  },
});
