import { expect, test } from 'vitest';
import { buildLearningVideo } from '@resonanz/testing/learningMaterials';
import { draftOf, errorsOf, toInput } from './videoForm.ts';

test('a new material needs titles and a length; what is stored has no errors', () => {
  expect(errorsOf(draftOf(undefined))).toEqual({ title: 'required', titleEn: 'required', minutes: 'required' });
  expect(errorsOf(draftOf(buildLearningVideo()))).toEqual({});
});

test('a material has to be for an audience, and subtitles are WebVTT', () => {
  const draft = draftOf(buildLearningVideo({ forBrand: false, forTokenBrand: false }));
  expect(errorsOf({ ...draft, subtitles: '1\n00:00' })).toEqual({
    forBrand: 'audienceMissing',
    subtitles: 'subtitlesWrong',
  });
  expect(errorsOf({ ...draft, forTester: true, subtitles: 'WEBVTT\n\n' })).toEqual({});
});

test('a change names the material and when it was read', () => {
  const video = buildLearningVideo();
  expect(toInput(draftOf(video), video)).toMatchObject({
    learningMaterialId: 1,
    updatedAt: video.updatedAt,
    minutes: 4,
    position: 10,
  });
  expect(toInput(draftOf(video), undefined)).not.toHaveProperty('learningMaterialId');
});
