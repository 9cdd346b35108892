import { notFound } from '../../platform/http/ApiError.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { decideOnProposal, rejectImpossible } from '../campaigns/door.ts';
import { noteReading } from '../comments/door.ts';
import { publishRequestEvents } from '../notifications/door.ts';
import { decideOnFinalContent } from './finalContent.ts';
import { decideOnNda } from './nda.ts';
import { bookedById } from './queries/bookedChannels.ts';
import { channelById, lockedSeenEntry } from './queries/channels.ts';
import { campaignFigures } from './queries/figures.ts';
import { requestPage } from './queries/requestList.ts';
import {
  changeThreadComment,
  commentOnChannel,
  commentOnRequest,
  deleteThreadComment,
  readThread,
} from './requestComments.ts';
import { requestDetail } from './requestDetail.ts';
import { requestReport } from './requestReport.ts';
import { saveRequest } from './saveRequest.ts';
import { requestStatistics } from './statistics.ts';
import { withdrawRequest } from './withdraw.ts';

async function decideOnChannel(call: Call<'decideOnChannel'>) {
  const {
    input: { body },
    user,
    services,
  } = call;
  const { id, request_id } = await decideOnProposal(call, body, async (tx) => {
    const entry = await lockedSeenEntry(tx, user, body.compaignInfluencerId);
    rejectImpossible(entry, body.brandStatus);
    return entry;
  });
  publishRequestEvents(services.live, user, services.clock.now(), 'channels', [request_id]);
  const channel = await channelById(services, user, id);
  if (!channel) throw notFound();
  return channel;
}

/** Campaign requests as their brand makes and follows them. */
export const campaignRequests = defineArea('campaign-requests', {
  getCampaignRequests: ({ input: { body }, user, services: { db } }) => requestPage(db, user, body),
  getCampaignRequest: ({ input: { path }, user, services }) => requestDetail(services, user, path.id),
  getCampaignRequestStatistics: ({ user, services }) => requestStatistics(services, user),
  getSelfServiceFigures: ({ input: { query }, user, services: { db } }) => campaignFigures(db, user, query),
  downloadCampaignRequestReport: (call) => requestReport(call, call.input.path.id, call.input.query.language ?? 'de'),
  saveCampaignRequest: async (call) =>
    requestDetail(call.services, call.user, await saveRequest(call, call.input.body)),
  withdrawCampaignRequest: (call) => withdrawRequest(call, call.input.body.campaignRequestId),
  changeCampaignRequestNdaStatus: async (call) => {
    await decideOnNda(call, call.input.body);
    return requestDetail(call.services, call.user, call.input.body.campaignRequestId);
  },
  getCampaignRequestComments: (call) =>
    readThread(call, { kind: 'campaignRequest', id: call.input.path.campaignRequestId }, call.input.query),
  addCampaignRequestComment: (call) => commentOnRequest(call, call.input.body.campaignRequestId, call.input.body.text),
  editCampaignRequestComment: (call) => {
    const { campaignRequestId: id, commentId, text } = call.input.body;
    return changeThreadComment(call, { kind: 'campaignRequest', id, commentId }, text);
  },
  deleteCampaignRequestComment: (call) => {
    const { campaignRequestId: id, commentId } = call.input.body;
    return deleteThreadComment(call, { kind: 'campaignRequest', id, commentId });
  },
  readCampaignRequestComments: (call) =>
    noteReading(call, { kind: 'campaignRequest', id: call.input.body.campaignRequestId }, call.input.body.commentId),
  decideOnChannel,
  getCampaignRequestChannelComments: (call) =>
    readThread(call, { kind: 'campaignEntry', id: call.input.path.compaignInfluencerId }, call.input.query),
  addCampaignRequestChannelComment: (call) =>
    commentOnChannel(call, call.input.body.compaignInfluencerId, { text: call.input.body.text }),
  editCampaignRequestChannelComment: (call) => {
    const { compaignInfluencerId: id, commentId, text } = call.input.body;
    return changeThreadComment(call, { kind: 'campaignEntry', id, commentId }, text);
  },
  deleteCampaignRequestChannelComment: (call) => {
    const { compaignInfluencerId: id, commentId } = call.input.body;
    return deleteThreadComment(call, { kind: 'campaignEntry', id, commentId });
  },
  readCampaignRequestChannelComments: (call) =>
    noteReading(call, { kind: 'campaignEntry', id: call.input.body.compaignInfluencerId }, call.input.body.commentId),
  decideOnFinalContent: async (call) => {
    const { id } = await decideOnFinalContent(call, call.input.body);
    const found = await bookedById(call.services, call.user, id);
    if (!found) throw notFound();
    return found;
  },
});
