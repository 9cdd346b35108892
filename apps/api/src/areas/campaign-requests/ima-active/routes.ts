import { defineArea } from '../../../platform/operations/area.ts';
import { commentOnChannel } from '../requestComments.ts';
import { activitiesOf } from './activities.ts';

/** Running influencer-marketing activities of a brand. */
export const imaActive = defineArea('campaign-requests', {
  getImaActive: ({ input: { query }, user, services }) => activitiesOf(services, user, query),
  addImaActiveComment: (call) =>
    commentOnChannel(call, call.input.body.compaignInfluencerId, {
      text: call.input.body.text,
      writtenIn: 'imaActive',
    }),
});
