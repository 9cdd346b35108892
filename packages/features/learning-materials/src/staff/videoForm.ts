import type { LearningVideo, LearningVideoInput } from '@resonanz/api-client/learningMaterials';

/** A material as it is entered. */
export type VideoDraft = Pick<
  LearningVideoInput,
  | 'title'
  | 'titleEn'
  | 'description'
  | 'descriptionEn'
  | 'category'
  | 'language'
  | 'subtitles'
  | 'forBrand'
  | 'forTokenBrand'
  | 'forTester'
> & {
  minutes: number | null;
  position: number | null;
};

/** Most of each, as the contract has them. */
export const LIMITS = { title: 120, description: 2_000, minutes: 600, position: 9_999 } as const;

/** What a form begins with. */
export const draftOf = (video: LearningVideo | undefined): VideoDraft => ({
  title: video?.title ?? '',
  titleEn: video?.titleEn ?? '',
  description: video?.description ?? '',
  descriptionEn: video?.descriptionEn ?? '',
  category: video?.category ?? 'start',
  language: video?.language ?? 'DE',
  subtitles: video?.subtitles ?? '',
  forBrand: video?.forBrand ?? true,
  forTokenBrand: video?.forTokenBrand ?? false,
  forTester: video?.forTester ?? false,
  minutes: video?.minutes ?? null,
  position: video?.position ?? 100,
});

/** What is wrong with a draft. */
export type VideoError = 'required' | 'subtitlesWrong' | 'audienceMissing';

/** What is wrong, by field; the server asks for the same. */
export function errorsOf({
  title,
  titleEn,
  minutes,
  position,
  subtitles,
  forBrand,
  forTokenBrand,
  forTester,
}: VideoDraft): Partial<Record<keyof VideoDraft, VideoError>> {
  return {
    ...(title.trim() === '' && { title: 'required' as const }),
    ...(titleEn.trim() === '' && { titleEn: 'required' as const }),
    ...(minutes === null && { minutes: 'required' as const }),
    ...(position === null && { position: 'required' as const }),
    ...(!/^$|^WEBVTT(?:\s|$)/.test(subtitles) && { subtitles: 'subtitlesWrong' as const }),
    ...(!forBrand && !forTokenBrand && !forTester && { forBrand: 'audienceMissing' as const }),
  };
}

/** A checked draft as it is sent. */
export const toInput = (
  { minutes, position, ...draft }: VideoDraft,
  video: LearningVideo | undefined,
): LearningVideoInput => ({
  ...draft,
  minutes: minutes ?? 1,
  position: position ?? 1,
  ...(video && { learningMaterialId: video.learningMaterialId, updatedAt: video.updatedAt }),
});
