import type { Schema } from './schema.ts';

/** A stored file of a learning material. */
function fileOf(learningMaterialId: number, contentType: string, name: string): Schema<'StoredFile'> {
  return {
    fileId: 900 + learningMaterialId,
    subject: 'learningMaterial',
    subjectId: learningMaterialId,
    kind: 'content',
    name,
    contentType,
    size: 48_200,
    uploadedBy: 9,
    uploadedByName: 'Lena Hartwig',
    createdAt: '2026-10-05T08:00:00.000Z',
    url: `/media/files/${900 + learningMaterialId}`,
  };
}

/** A learning material as a brand sees it: a video, unless `file` says otherwise. */
export function buildLearningMaterial(
  overrides: Partial<Schema<'LearningMaterial'>> = {},
  index = 0,
): Schema<'LearningMaterial'> {
  const learningMaterialId = overrides.learningMaterialId ?? index + 1;
  return {
    learningMaterialId,
    title: 'So schreiben Sie ein Briefing',
    titleEn: 'How to write a briefing',
    description: 'Was Creator wissen müssen, bevor sie anfangen – an einem Beispiel.',
    descriptionEn: 'What creators need to know before they start, shown by an example.',
    category: 'briefing',
    language: 'DE',
    minutes: 4,
    file: fileOf(learningMaterialId, 'video/webm', 'briefing.webm'),
    thumbnail: null,
    subtitles: '',
    seen: false,
    ...overrides,
  };
}

/** The same material as a pdf. */
export function buildLearningDocument(
  overrides: Partial<Schema<'LearningMaterial'>> = {},
  index = 0,
): Schema<'LearningMaterial'> {
  const material = buildLearningMaterial(overrides, index);
  return { ...material, file: fileOf(material.learningMaterialId, 'application/pdf', 'leitfaden.pdf') };
}

/** A learning material as the agency sees it: published for brands. */
export function buildLearningVideo(
  overrides: Partial<Schema<'LearningVideo'>> = {},
  index = 0,
): Schema<'LearningVideo'> {
  return {
    ...buildLearningMaterial({}, index),
    forBrand: true,
    forTokenBrand: true,
    forTester: false,
    position: (index + 1) * 10,
    state: 'published',
    views: 12,
    publishedAt: '2026-10-06T08:00:00.000Z',
    updatedAt: '2026-10-06T08:00:00.000Z',
    ...overrides,
  };
}
