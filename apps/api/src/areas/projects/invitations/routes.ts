import type { AreaHandlers } from '../../../platform/operations/area.ts';
import { publishProjectEvent } from '../events.ts';
import { invite } from './invite.ts';
import { candidatePage } from './queries/candidates.ts';

/** Invitations to product tests. */
export const invitationCalls: AreaHandlers = {
  getProjectCandidates: ({ services: { db, clock }, input: { body } }) => candidatePage(db, clock.now(), body),
  inviteToProject: async (call) => {
    const result = await invite(call, call.input.body);
    publishProjectEvent(call.services, call.user, call.input.body.projectId, 'project');
    return result;
  },
};
