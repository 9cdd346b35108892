import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import type { AreaHandlers } from '../../../platform/operations/area.ts';
import { publishProjectEvent } from '../events.ts';
import { rejectMissing } from '../queries/projects.ts';
import { exportShipments } from './export.ts';
import { importShipping, previewShipping, projectIdOf } from './import/importFile.ts';
import { undoShipping } from './import/undo.ts';
import { findImports, findShipments } from './queries.ts';
import { saveParcel } from './save.ts';
import { shipParcels } from './ship.ts';

/** The parcels of product tests. */
export const shippingCalls: AreaHandlers = {
  getProjectShipments: async ({ services: { db }, input: { path } }) => {
    await rejectMissing(db, path.id);
    return findShipments(db, path.id);
  },
  shipProjectParcels: async (call) => {
    await shipParcels(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'applications');
    return null;
  },
  saveProjectParcel: async (call) => {
    await saveParcel(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'applications');
    return null;
  },
  previewProjectShipping: ({ services: { db }, input: { body, files } }) => previewShipping(db, { ...body, files }),
  importProjectShipping: async (call) => {
    const { body, files } = call.input;
    const result = await importShipping(call, { ...body, files, skipsInvalid: body.skipInvalidRows === 'true' });
    publishProjectEvent(call.services, call.user, projectIdOf(body.projectId), 'applications');
    return result;
  },
  getProjectShippingImports: async ({ services: { db }, input: { path } }) => {
    await rejectMissing(db, path.id);
    return findImports(db, path.id);
  },
  undoProjectShipping: async (call) => {
    const result = await undoShipping(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'applications');
    return result;
  },
  exportProjectShipments: async (call) => {
    const { body } = call.input;
    const { db, clock } = call.services;
    await rejectMissing(db, body.projectId);
    const { file, rows } = await exportShipments(db, clock.now(), body);
    call.audit({
      entity: 'projectShipping',
      entityId: body.projectId,
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], state: [null, body.state ?? null] },
    });
    return file;
  },
};
