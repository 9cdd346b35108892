import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { berlinDay } from '../../berlinDay.ts';
import { conflict, notFound } from '../../http/ApiError.ts';
import { type Call, defineArea } from '../../http/area.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { fileAnswer } from '../../storage/files.ts';
import { ugcPricesOn } from '../campaign-services/queries.ts';
import { addUgcOffer, assignUgcRequest, changeUgcRequestPlace, changeUgcRequestStatus } from './agency.ts';
import { decideOnCreator } from './creatorDecision.ts';
import { creatorById } from './creators.ts';
import type { UgcEditor } from './lockedRequest.ts';
import { ugcRequestById, ugcRequestPage } from './queries.ts';
import { saveUgcRequest, withdrawUgcRequest } from './save.ts';
import { ugcStatistics } from './statistics.ts';
import { commentOnCreator, commentOnUgcRequest, commentOnVideo, readTalk, ugcChoices } from './talk.ts';
import { addUgcVersion, askForUgcCorrection, decideOnFinalVideo, readVideo, submitUgcVersion, updateUgcVideo } from './videoWork.ts';

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

/** The accepted version; before that a brand only plays it, and the agency has the file itself. */
async function download(call: Call<'downloadUgcVideo'>): Promise<FileAnswer> {
  const { ugcVideoId } = call.input.path;
  const video = await readVideo(call, ugcVideoId);
  const { db } = call.services;
  if (video.finalContentStatus !== APPROVAL_STATUS.approved) throw conflict('notAcceptedYet', { finalContentStatus: video.finalContentStatus });
  const newest = await db
    .selectFrom('ugc_video_versions')
    .select('file_id')
    .where('video_id', '=', ugcVideoId)
    .where('submitted_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) throw notFound();
  return fileAnswer(call.services, newest.file_id);
}

/** UGC requests on both sides: what brands order, and what the agency makes of it. */
export const ugcRequests = defineArea('ugc-requests', {
  getUgcRequestsPage: ({ input: { body }, user, services: { db } }) => ugcRequestPage(db, user, body),
  getUgcRequest: (call) => read(call, call.input.path.id),
  getUgcRequestStatistics: ({ user, services: { db, clock } }) => ugcStatistics(db, user, clock.now()),
  getUgcPrices: ({ services }) => ugcPricesOn(services.db, berlinDay(services.clock.now())),
  getUgcChoices: (call) => ugcChoices(call),
  saveUgcRequest: async (call) => read(call, await saveUgcRequest(call, call.input.body)),
  withdrawUgcRequest: (call) => withdrawUgcRequest(call, call.input.body.ugcCampaignRequestId),
  getUgcRequestComments: (call) => readTalk(call, 'ugcRequest', call.input.path.ugcCampaignRequestId, call.input.query),
  addUgcRequestComment: (call) => commentOnUgcRequest(call, call.input.body),
  decideOnUgcRequestChannel: decide,
  getUgcChannelComments: (call) => readTalk(call, 'campaignEntry', call.input.path.compaignInfluencerId, call.input.query),
  addUgcRequestChannelComment: (call) => commentOnCreator(call, call.input.body),
  getUgcVideoComments: (call) => readTalk(call, 'ugcVideo', call.input.path.ugcVideoId, call.input.query),
  addUgcVideoComment: (call) => commentOnVideo(call, call.input.body),
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
