import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { defineArea } from '../../platform/operations/area.ts';
import { publishAll } from '../notifications/door.ts';
import { feedbackPage } from './queries.ts';
import { archive, markRead, remove, restore } from './states.ts';
import { addFeedback } from './write.ts';

export const feedback = defineArea('feedback', {
  addFeedback: async ({ input: { body }, user, services, audit }) => {
    const { stored, messages } = await addFeedback(services, user, body);
    audit({ entity: 'feedback', entityId: stored.feedbackId, action: HISTORY_ACTION.add });
    publishAll(services.live, messages);
    return stored;
  },
  getFeedback: ({ input: { query }, services: { db } }) =>
    feedbackPage(db, {
      pageNumber: query.pageNumber ?? 0,
      pageSize: query.pageSize ?? 10,
      state: query.state,
      source: query.source,
    }),
  markFeedbackRead: (call) => markRead(call, call.input.body.feedbackId),
  archiveFeedback: (call) => archive(call, call.input.body.feedbackId),
  deleteFeedback: (call) => remove(call, call.input.body.feedbackId),
  restoreFeedback: (call) => restore(call, call.input.body.feedbackId),
});
