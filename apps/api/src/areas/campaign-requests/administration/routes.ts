import { historyPage } from '../../../platform/history/historyPage.ts';
import { type CallContext, defineArea } from '../../../platform/operations/area.ts';
import type { OptionTime } from '../../campaigns/door.ts';
import { isMailedAboutComments, noteReading, switchCommentMail } from '../../comments/door.ts';
import { brandViewOf } from './brandView.ts';
import { assignRequest, changeRequestActive, changeRequestArchive, sendNda } from './changes.ts';
import { decideOnRequest } from './decide.ts';
import { agencyRequest } from './detail.ts';
import { exportRequests } from './export.ts';
import { extendOption, remindBrand } from './options.ts';
import { agencyRequestPage, requestChoices } from './queries/requests.ts';
import { selfServicePage } from './queries/selfService.ts';
import {
  changeRequestComment,
  commentOnRequest,
  deleteRequestComment,
  readRequestComments,
} from './requestComments.ts';
import { selfServiceDetails } from './selfServiceDetail.ts';

type Context = Pick<CallContext, 'user' | 'services'>;

const timeOf = ({ services }: Context): OptionTime => ({
  now: services.clock.now(),
  optionDays: services.optionDays.unpublish,
});
const requestOf = (call: Context, id: number) => agencyRequest(call.services.db, call.user, id, timeOf(call));

/** Campaign requests of the brands and the campaigns made of them, at the agency. */
export const requestAdministration = defineArea('campaign-requests', {
  getAgencyRequests: ({ input, user, services }) => agencyRequestPage(services.db, user, input.body),
  getAgencyRequest: (call) => requestOf(call, call.input.path.id),
  exportAgencyRequests: (call) => exportRequests(call, call.input.body),
  getAgencyRequestChoices: ({ user, services }) => requestChoices(services.db, user),
  changeCampaignRequestStatus: async (call) => {
    await decideOnRequest(call, call.input.body);
    return requestOf(call, call.input.body.campaignRequestId);
  },
  assignCampaignRequest: async (call) => {
    await assignRequest(call, call.input.body);
    return requestOf(call, call.input.body.campaignRequestId);
  },
  changeCampaignRequestArchive: (call) => changeRequestArchive(call, call.input.body),
  changeCampaignRequestActive: (call) => changeRequestActive(call, call.input.body),
  sendCampaignRequestNda: async (call) => {
    await sendNda(call, call.input.body);
    return requestOf(call, call.input.body.campaignRequestId);
  },
  getAgencyRequestComments: (call) => readRequestComments(call, call.input.path.campaignRequestId, call.input.query),
  addAgencyRequestComment: (call) => commentOnRequest(call, call.input.path.campaignRequestId, call.input.body),
  editAgencyRequestComment: (call) => changeRequestComment(call, call.input.path.campaignRequestId, call.input.body),
  deleteAgencyRequestComment: (call) => deleteRequestComment(call, call.input.path.campaignRequestId, call.input.body),
  readAgencyRequestComments: (call) =>
    noteReading(call, { kind: 'campaignRequest', id: call.input.path.campaignRequestId }, call.input.body.commentId),
  getAgencyRequestHistory: ({ input: { path, query }, services }) =>
    historyPage(services.db, [{ entity: 'campaign_request', ids: [path.campaignRequestId] }], query),
  getCommentMail: async ({ user, services }) => ({ isOn: await isMailedAboutComments(services.db, user.id) }),
  changeCommentMail: async ({ input: { body }, user, services }) => {
    await switchCommentMail(services.db, user.id, body.isOn);
    return { isOn: body.isOn };
  },
  getSelfServiceCampaigns: (call) => selfServicePage(call.services.db, call.user, call.input.body, timeOf(call)),
  getSelfServiceCampaign: (call) =>
    selfServiceDetails(call.services.db, call.user, call.input.path.campaignId, timeOf(call)),
  getBrandViewOfCampaign: (call) => brandViewOf(call, call.input.path.campaignId),
  extendChannelOption: (call) => extendOption(call, call.input.body),
  remindBrandOfDecisions: (call) => remindBrand(call, call.input.body),
});
