import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const newMaterial = () => ({
  title: unique('Briefing '),
  titleEn: 'Briefing',
  description: '',
  descriptionEn: '',
  category: 'briefing',
  language: 'DE',
  minutes: 3,
  subtitles: '',
  forBrand: true,
  forTokenBrand: true,
  forTester: false,
  position: 1,
});

/** A published material with a video, for everybody. */
async function materialOf({ world }: Asking): Promise<number> {
  const { title } = newMaterial();
  const values = {
    title,
    title_en: title,
    description: '',
    description_en: '',
    category: 'start',
    language: 'DE',
    minutes: 3,
    subtitles: '',
    position: 1,
    state: 'published',
  } as const;
  const { id } = await world.server.db
    .insertInto('learning_materials')
    .values({ ...values, for_brand: true, for_token_brand: true, for_tester: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A valid input of every served call of learning materials. */
export const learningInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getLearningMaterials: () => ({}),
  markLearningMaterialSeen: async (asking) => ({ json: { learningMaterialId: await materialOf(asking) } }),
  getLearningVideosPage: () => ({ json: {} }),
  saveLearningVideo: () => ({ json: newMaterial() }),
  changeLearningVideoState: async (asking) => ({
    json: { learningMaterialId: await materialOf(asking), state: 'hidden' },
  }),
};
