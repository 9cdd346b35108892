import { notFound } from '../../platform/http/ApiError.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { materialRows, materialsFor, toVideos } from './materialRows.ts';
import { changeState } from './publish.ts';
import { saveVideo } from './saveVideo.ts';
import { videoPage } from './videoList.ts';

async function videoOf({ services, user }: Pick<Call<'logout'>, 'services' | 'user'>, id: number) {
  const [video] = await toVideos(services, await materialRows(services, user).where('m.id', '=', id).execute());
  if (video === undefined) throw notFound();
  return video;
}

/** Videos and documents that explain the product to brands (modules C6, F6). */
export const learningMaterials = defineArea('learning-materials', {
  getLearningMaterials: ({ services, user }) => materialsFor(services, user),
  markLearningMaterialSeen: async ({ input: { body }, services: { db, clock }, user }) => {
    await db
      .insertInto('learning_views')
      .values({ material_id: body.learningMaterialId, user_id: user.id, seen_at: clock.now() })
      .onConflict((row) => row.doNothing())
      .execute();
    return null;
  },
  getLearningVideosPage: ({ input: { body }, services, user }) => videoPage(services, user, body),
  saveLearningVideo: async (call) => videoOf(call, await saveVideo(call, call.input.body)),
  changeLearningVideoState: async (call) => {
    await changeState(call, call.input.body);
    return videoOf(call, call.input.body.learningMaterialId);
  },
});
