import type { UgcOrder } from '@resonanz/api-client/ugcRequests';

/** Shapes of a video. */
export const FORMATS: readonly UgcOrder['format'][] = ['9:16', '1:1', '16:9'];
/** Kinds of videos. */
export const STYLES: readonly UgcOrder['style'][] = ['unboxing', 'testimonial', 'howTo', 'beforeAfter'];
/** Whom a video is for. */
export const TARGET_GROUPS: readonly UgcOrder['targetGroups'][number][] = ['female', 'male', 'divers'];
