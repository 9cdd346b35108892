import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { defineArea } from '../../platform/operations/area.ts';
import { withPictures } from '../projects/door.ts';
import { exportStatistics } from './export.ts';
import { readStatistics } from './statistics.ts';

/** Figures of testers and product tests. */
export const testerDashboard = defineArea('tester-dashboard', {
  getTesterStatistics: async ({ services, user, input }) => {
    const { running, ...figures } = await readStatistics(services, input.body);
    const seen = user.may('Project', 'view')
      ? await withPictures(services, running)
      : running.map((project) => ({ ...project, picture: null }));
    return { ...figures, running: seen };
  },
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
