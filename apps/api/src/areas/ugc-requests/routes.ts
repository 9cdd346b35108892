import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { historyPage } from '../../platform/history/historyPage.ts';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import type { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { noteReading } from '../comments/door.ts';
import { fileAnswer } from '../files/door.ts';
import { noteDownloads } from '../ugc-materials/door.ts';
import { rejectExpiredRights } from '../usage-rights/door.ts';
import { decideOnCreator } from './creators/decide.ts';
import { creatorById } from './creators/queries.ts';
import { exportUgcRequests } from './export.ts';
import { addUgcOffer, assignUgcRequest, changeUgcRequestPlace, changeUgcRequestStatus } from './record/agency.ts';
import { pricesOfDay } from './record/prices.ts';
import { ugcRequestById, ugcRequestPage } from './record/queries/requests.ts';
import { saveUgcRequest, withdrawUgcRequest } from './record/save.ts';
import { ugcReport } from './report/ugcReport.ts';
import { ugcStatistics } from './statistics/statistics.ts';
import { changeUgcComment, deleteUgcComment } from './talk/changes.ts';
import { commentOnCreator, commentOnUgcRequest, commentOnVideo, readTalk, ugcChoices } from './talk/talk.ts';
import type { UgcEditor } from './UgcEditor.ts';
import { newestSubmittedVersion, videoIdsOf } from './videos/queries/changes.ts';
import {
  addUgcVersion,
  askForUgcCorrection,
  decideOnFinalVideo,
  readVideo,
  submitUgcVersion,
  updateUgcVideo,
} from './videos/work.ts';

async function read({ user, services }: Pick<UgcEditor, 'user' | 'services'>, id: number) {
  const request = await ugcRequestById({ user, services }, id);
  if (request === undefined) throw notFound();
  return request;
}

async function decide(call: Call<'decideOnUgcRequestChannel'>) {
  const { body } = call.input;
  await decideOnCreator(call, body);
  const creator = await creatorById(call.services.db, call.user, body.compaignInfluencerId);
  if (creator === undefined) throw notFound();
  return creator;
}

/**
 * The accepted version as long as its rights last; before that a brand only plays it, and the agency has the file
 * itself.
 */
async function download(call: Call<'downloadUgcVideo'>): Promise<FileAnswer> {
  const { ugcVideoId } = call.input.path;
  const video = await readVideo(call, ugcVideoId);
  const { db } = call.services;
  if (video.finalContentStatus !== APPROVAL_STATUS.approved)
    throw conflict('notAcceptedYet', { finalContentStatus: video.finalContentStatus });
  await rejectExpiredRights(call.services, ugcVideoId);
  const newest = await newestSubmittedVersion(db, ugcVideoId);
  if (newest === undefined) throw notFound();
  const answer = await fileAnswer(call.services, newest.file_id);
  const { id: userId, audience } = call.user;
  await noteDownloads(db, call.services.clock.now(), [
    { videoId: ugcVideoId, version: newest.version, via: audience === 'brand' ? 'brand' : 'agency', userId },
  ]);
  return answer;
}

/** What happened to a request and to its videos, the newest first. */
async function history({ input: { path, query }, services: { db } }: Call<'getUgcRequestHistory'>) {
  const id = path.ugcCampaignRequestId;
  const subjects = [
    { entity: 'ugc_request', ids: [id] },
    { entity: 'ugc_video', ids: await videoIdsOf(db, id) },
  ];
  return historyPage(db, subjects, query);
}

/** UGC requests on both sides: what brands order, and what the agency makes of it. */
export const ugcRequests = defineArea('ugc-requests', {
  getUgcRequestsPage: ({ input: { body }, user, services: { db, clock } }) =>
    ugcRequestPage(db, user, body, clock.now()),
  exportUgcRequests: (call) => exportUgcRequests(call, call.input.body),
  getUgcRequest: (call) => read(call, call.input.path.id),
  getUgcRequestStatistics: ({ input: { query }, user, services }) => ugcStatistics(services, user, query),
  downloadUgcReport: (call) => ugcReport(call, call.input.query),
  getUgcPrices: ({ services }) => pricesOfDay(services.db, services.clock.now()),
  getUgcChoices: (call) => ugcChoices(call),
  saveUgcRequest: async (call) => read(call, await saveUgcRequest(call, call.input.body)),
  withdrawUgcRequest: (call) => withdrawUgcRequest(call, call.input.body.ugcCampaignRequestId),
  getUgcRequestComments: (call) => readTalk(call, 'ugcRequest', call.input.path.ugcCampaignRequestId, call.input.query),
  addUgcRequestComment: (call) => commentOnUgcRequest(call, call.input.body),
  editUgcRequestComment: (call) => {
    const { ugcCampaignRequestId: id, commentId, text } = call.input.body;
    return changeUgcComment(call, { kind: 'ugcRequest', id, commentId }, text);
  },
  deleteUgcRequestComment: (call) => {
    const { ugcCampaignRequestId: id, commentId } = call.input.body;
    return deleteUgcComment(call, { kind: 'ugcRequest', id, commentId });
  },
  readUgcRequestComments: (call) =>
    noteReading(call, { kind: 'ugcRequest', id: call.input.body.ugcCampaignRequestId }, call.input.body.commentId),
  getUgcRequestHistory: history,
  decideOnUgcRequestChannel: decide,
  getUgcChannelComments: (call) =>
    readTalk(call, 'campaignEntry', call.input.path.compaignInfluencerId, call.input.query),
  addUgcRequestChannelComment: (call) => commentOnCreator(call, call.input.body),
  editUgcRequestChannelComment: (call) => {
    const { compaignInfluencerId: id, commentId, text } = call.input.body;
    return changeUgcComment(call, { kind: 'campaignEntry', id, commentId }, text);
  },
  deleteUgcRequestChannelComment: (call) => {
    const { compaignInfluencerId: id, commentId } = call.input.body;
    return deleteUgcComment(call, { kind: 'campaignEntry', id, commentId });
  },
  readUgcRequestChannelComments: (call) =>
    noteReading(call, { kind: 'campaignEntry', id: call.input.body.compaignInfluencerId }, call.input.body.commentId),
  getUgcVideoComments: (call) => readTalk(call, 'ugcVideo', call.input.path.ugcVideoId, call.input.query),
  addUgcVideoComment: (call) => commentOnVideo(call, call.input.body),
  editUgcVideoComment: (call) => {
    const { ugcVideoId: id, commentId, text } = call.input.body;
    return changeUgcComment(call, { kind: 'ugcVideo', id, commentId }, text);
  },
  deleteUgcVideoComment: (call) => {
    const { ugcVideoId: id, commentId } = call.input.body;
    return deleteUgcComment(call, { kind: 'ugcVideo', id, commentId });
  },
  readUgcVideoComments: (call) =>
    noteReading(call, { kind: 'ugcVideo', id: call.input.body.ugcVideoId }, call.input.body.commentId),
  decideOnFinalVideo: (call) => decideOnFinalVideo(call, call.input.body),
  downloadUgcVideo: download,
  addUgcOffer: async (call) => {
    await addUgcOffer(call, call.input.body);
    return read(call, call.input.body.ugcCampaignRequestId);
  },
  changeUgcRequestStatus: async (call) => {
    await changeUgcRequestStatus(call, call.input.body);
    return read(call, call.input.body.ugcCampaignRequestId);
  },
  assignUgcRequest: async (call) => {
    await assignUgcRequest(call, call.input.body);
    return read(call, call.input.body.ugcCampaignRequestId);
  },
  changeUgcRequestPlace: async (call) => {
    await changeUgcRequestPlace(call, call.input.body);
    return read(call, call.input.body.ugcCampaignRequestId);
  },
  updateUgcVideo: (call) => updateUgcVideo(call, call.input.body),
  addUgcVersion: (call) => addUgcVersion(call, call.input.body),
  submitUgcVersion: (call) => submitUgcVersion(call, call.input.body),
  askForUgcCorrection: (call) => askForUgcCorrection(call, call.input.body),
});
