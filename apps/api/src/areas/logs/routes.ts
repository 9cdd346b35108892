import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { exportLogs } from './export.ts';
import { logById, logPage } from './queries.ts';

/** The audit log, for super admins. */
export const logs = defineArea('logs', {
  getLogs: ({ input, services }) => logPage(services.db, input.body),

  getLog: async ({ input, services }) => {
    const entry = await logById(services.db, input.path.id);
    if (entry === undefined) throw notFound();
    return entry;
  },

  exportLogs: async ({ input, services, audit }) => {
    const { filters = {} } = input.body;
    const file = await exportLogs(services.db, input.body, services.clock.now());
    audit({ entity: 'log', changes: { filters: [null, filters] } });
    return file;
  },
});
