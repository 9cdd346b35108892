import { notFound } from '../../platform/http/ApiError.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { changeState } from './publish.ts';
import { insertView, materialsFor, videoById, videoPage } from './queries.ts';
import { saveVideo } from './saveVideo.ts';

async function videoOf({ services, user }: Pick<CallContext, 'services' | 'user'>, id: number) {
  const video = await videoById(services, user, id);
  if (video === undefined) throw notFound();
  return video;
}

/** Videos and documents that explain the product to brands. */
export const learningMaterials = defineArea('learning-materials', {
  getLearningMaterials: ({ services, user }) => materialsFor(services, user),
  markLearningMaterialSeen: async ({ input: { body }, services: { db, clock }, user }) => {
    await insertView(db, body.learningMaterialId, user.id, clock.now());
    return null;
  },
  getLearningVideosPage: ({ input: { body }, services, user }) => videoPage(services, user, body),
  saveLearningVideo: async (call) => videoOf(call, await saveVideo(call, call.input.body)),
  changeLearningVideoState: async (call) => {
    await changeState(call, call.input.body);
    return videoOf(call, call.input.body.learningMaterialId);
  },
});
