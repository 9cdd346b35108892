import { historyPage } from '../../../platform/history/historyPage.ts';
import { type CallContext, defineArea } from '../../../platform/operations/area.ts';
import { noteReading } from '../../comments/door.ts';
import { changeComment, commentOnEntry, deleteComment, readComments } from '../comments/comments.ts';
import { exportEntries } from '../export/export.ts';
import { addOrEditEntries } from './addOrEdit.ts';
import { saveCells, setCells } from './cells.ts';
import { findChannels } from './findChannels.ts';
import { moveEntries, publishEntries } from './pipeline.ts';
import { entryList, entryPage } from './queries/list.ts';
import { removeEntries } from './remove.ts';
import type { OptionTime } from './row.ts';
import {
  changeBrandStatus,
  changeContentStatus,
  changeFinalContentStatus,
  changeInterest,
  changeInvoiceStatus,
  changeNdaSigned,
} from './statuses.ts';

const timeOf = ({ clock, optionDays }: CallContext['services']): OptionTime => ({
  now: clock.now(),
  optionDays: optionDays.unpublish,
});

/** Channels in campaigns; that the caller sees those whose ids are sent is checked before (`x-owner`). */
export const campaignEntries = defineArea('campaigns', {
  getCampaignInfluencers: ({ input: { body }, services }) =>
    entryPage(services.db, { pageNumber: 0, pageSize: 50, ...body }, timeOf(services)),
  getAllCampaignInfluencers: ({ input: { query }, services }) => entryList(services.db, query, timeOf(services)),
  findCampaignChannel: (call) => findChannels(call, call.input.query),
  addEditCampaignInfluencers: async (call) => ({ compaignInfluencerId: await addOrEditEntries(call, call.input.body) }),
  updateCampaignInfluencer: (call) => saveCells(call, call.input.body),
  updateCampaignInfluencers: (call) => setCells(call, call.input.body),
  deleteCampaignInfluencers: (call) => removeEntries(call, call.input.body.compaignInfluencerId),
  changeCampaignInfluencerState: (call) => moveEntries(call, call.input.body),
  changePublishedStatus: (call) => publishEntries(call, call.input.body),
  changeContentStatus: (call) => changeContentStatus(call, call.input.body),
  changeFinalContentStatus: (call) => changeFinalContentStatus(call, call.input.body),
  changeInvoiceStatus: (call) => changeInvoiceStatus(call, call.input.body),
  changeBrandStatus: (call) => changeBrandStatus(call, call.input.body),
  changeNdaSignedStatus: (call) => changeNdaSigned(call, call.input.body),
  changeBrandInterestStatus: (call) => changeInterest(call, call.input.body),
  exportCampaignInfluencers: (call) => exportEntries(call, call.input.body),
  getCampaignInfluencerComments: (call) =>
    readComments(call, 'campaignEntry', call.input.path.compaignInfluencerId, call.input.query),
  addCampaignInfluencerComment: (call) => commentOnEntry(call, call.input.path.compaignInfluencerId, call.input.body),
  editCampaignInfluencerComment: (call) =>
    changeComment(call, 'campaignEntry', call.input.path.compaignInfluencerId, call.input.body),
  deleteCampaignInfluencerComment: (call) =>
    deleteComment(call, 'campaignEntry', call.input.path.compaignInfluencerId, call.input.body),
  readCampaignInfluencerComments: (call) =>
    noteReading(call, { kind: 'campaignEntry', id: call.input.path.compaignInfluencerId }, call.input.body.commentId),
  getCampaignInfluencerHistory: ({ input: { path, query }, services: { db } }) =>
    historyPage(db, [{ entity: 'campaign_entry', ids: [path.compaignInfluencerId] }], query),
});
