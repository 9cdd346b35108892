import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import type { Api } from './api.ts';

type Schemas = components['schemas'];

/** A demo test whose brand and category a new one takes. */
const PATTERN = 2;

const both = (de: string, en: string) => ({ de, en });
const questions = [
  { id: 'mild', type: 6, text: both('Ist er mild?', 'Is it mild?'), required: true, inReport: true },
  { id: 'praise', type: 2, text: both('Was fällt auf?', 'What stands out?'), required: true, inReport: true },
] as const;
const draft = {
  pages: [
    { id: 'taste', title: both('Geschmack', 'Taste'), questions: [questions[0]] },
    { id: 'words', title: both('In Ihren Worten', 'In your words'), questions: [questions[1]] },
  ],
};

/**
 * Publishes a test for adults of every region with one place and a questionnaire of two pages that opens with the
 * receipt.
 */
export async function publishTest(api: Api, title: string): Promise<number> {
  const day = (days: number) => berlinDayIn(new Date(), days);
  const pattern = await api.get<Schemas['ProjectDetails']>(`/project/getById/${PATTERN}`);
  const { projectId } = await api.post<Schemas['ProjectDetails']>('/project/save', {
    titleDe: title,
    titleEn: title,
    descriptionDe: 'Sie trinken ihn eine Woche lang.',
    descriptionEn: 'You drink it for a week.',
    productDe: 'Zwei Flaschen',
    productEn: 'Two bottles',
    brandId: pattern.brandId,
    ownerUserId: null,
    type: 1,
    places: 1,
    applicationUntil: day(1),
    selectionOn: day(2),
    shipsOn: day(2),
    startsOn: day(2),
    endsOn: day(20),
    asksVideo: false,
    conditions: {
      category: pattern.category,
      ageFrom: 18,
      ageTo: null,
      genders: [],
      minChildren: null,
      childAgeFrom: null,
      childAgeTo: null,
      countries: [],
      federalStates: [],
      needsCategory: false,
    },
  } satisfies Schemas['ProjectInput']);
  const { questionnaireId, updatedAt } = await api.post<Schemas['ProjectQuestionnaire']>(
    '/project/questionnaire/save',
    {
      projectId,
      kind: 'test',
      titleDe: 'Geschmack und Alltag',
      titleEn: 'Taste and everyday life',
      opensOn: null,
      dueOn: day(15),
      draft,
    },
  );
  await api.post('/project/questionnaire/release', { projectId, questionnaireId, updatedAt });
  await api.post('/project/changeStatus', { projectId, status: 2 });
  return projectId;
}
