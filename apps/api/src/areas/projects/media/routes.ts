import type { AreaHandlers } from '../../../platform/operations/area.ts';
import { publishProjectEvent } from '../events.ts';
import { rejectMissing } from '../queries/projects.ts';
import { projectMedia } from './queries/media.ts';
import { orderMedia, saveMedium } from './save.ts';

/** Pictures, videos and descriptions of product tests. */
export const mediaCalls: AreaHandlers = {
  getProjectMedia: async ({ services, input: { path } }) => {
    await rejectMissing(services.db, path.id);
    return projectMedia(services, path.id);
  },
  orderProjectMedia: async (call) => {
    await orderMedia(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'project');
    return null;
  },
  saveProjectMedium: async (call) => {
    await saveMedium(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'project');
    return null;
  },
};
