import { invalidFields } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { changeComment, commentOnCampaign, deleteComment, readComments } from './comments/comments.ts';
import { exportCampaigns } from './export/export.ts';
import { stateCounts } from './figures/queries/statistics.ts';
import { refreshFigures } from './figures/refresh.ts';
import { addKpiSnapshot, kpiSnapshots } from './figures/snapshots.ts';
import { campaignStatistics } from './figures/statistics.ts';
import { campaignHistory } from './history.ts';
import {
  campaignChoices,
  campaignNames,
  campaignOptions,
  campaignPage,
  campaignsByText,
  maxBudget,
} from './list/queries.ts';
import { addCampaign, saveCampaign, updateCampaign } from './record/changes.ts';
import { campaignDraft } from './record/draft.ts';
import { visibleCampaign } from './record/queries/detail.ts';
import {
  changeActive,
  changeArchive,
  changeBrandInvoice,
  changeBrandNda,
  changeCampaignStatus,
  deleteCampaigns,
} from './record/statuses.ts';
import { campaignReport } from './report/campaignReport.ts';

/** Campaigns; that the caller sees those whose ids are sent is checked before (`x-owner`). */
export const campaigns = defineArea('campaigns', {
  findAllCampaigns: async ({ input: { query }, user, services: { db } }) => {
    const { pageNumber = 0, pageSize = 10, search = '' } = query;
    if (pageNumber === -1 && pageSize === -1) return campaignOptions(db, user, search);
    if (pageNumber < 0 || pageSize < 1) throw invalidFields([{ field: 'pageSize', key: 'pagingInvalid' }]);
    return campaignPage(db, user, { ...query, pageNumber, pageSize });
  },
  getCampaign: ({ input: { path }, user, services: { db } }) => visibleCampaign(db, user, path.id),
  getCampaignStatistics: ({ input: { query }, user, services: { db } }) =>
    campaignStatistics(db, query.campaignId, user.roleId),
  getCampaignStateCounts: ({ input: { query }, services: { db } }) => stateCounts(db, query.campaignId),
  getMaxCampaignBudget: async ({ user, services: { db } }) => ({ maxBudget: await maxBudget(db, user) }),
  findCampaignsByText: ({ input: { query }, user, services: { db } }) => campaignsByText(db, user, query.text),
  getCampaignNames: ({ user, services: { db } }) => campaignNames(db, user),
  getCampaignChoices: ({ user, services: { db } }) => campaignChoices(db, user),
  getCampaignDraft: (call) => campaignDraft(call, call.input.query),
  addCampaign: (call) => addCampaign(call, call.input.body),
  updateCampaign: (call) => updateCampaign(call, call.input.body),
  saveCampaign: (call) => saveCampaign(call, call.input.body),
  deleteCampaigns: (call) => deleteCampaigns(call, call.input.body),
  addKpiCalculation: (call) => addKpiSnapshot(call, call.input.body),
  getKpiCalculations: ({ input: { query }, user, services: { db } }) => kpiSnapshots(db, query.campaignId, user.roleId),
  refreshCampaignFigures: (call) => refreshFigures(call, call.input.body.compaignDataId),
  changeBrandInvoiceStatus: (call) => changeBrandInvoice(call, call.input.body),
  changeCampaignArchiveStatus: (call) => changeArchive(call, call.input.body),
  changeCampaignActiveStatus: (call) => changeActive(call, call.input.body),
  changeCampaignStatus: (call) => changeCampaignStatus(call, call.input.body),
  changeBrandNdaStatus: (call) => changeBrandNda(call, call.input.body),
  downloadCampaignReport: (call) => campaignReport(call, call.input.path.id, call.input.query.language ?? 'de'),
  exportCampaigns: (call) => exportCampaigns(call, call.input.body),
  getCampaignComments: (call) => readComments(call, 'campaign', call.input.path.campaignId, call.input.query),
  addCampaignComment: (call) => commentOnCampaign(call, call.input.path.campaignId, call.input.body),
  editCampaignComment: (call) => changeComment(call, 'campaign', call.input.path.campaignId, call.input.body),
  deleteCampaignComment: (call) => deleteComment(call, 'campaign', call.input.path.campaignId, call.input.body),
  getCampaignHistory: ({ input: { path, query }, services: { db } }) => campaignHistory(db, path.campaignId, query),
});
