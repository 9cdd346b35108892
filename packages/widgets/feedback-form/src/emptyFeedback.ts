import type { Feedback } from '@resonanz/validators/feedback';

/** What a form begins with: empty and not anonymous. */
export const EMPTY_FEEDBACK: Feedback = { name: '', title: '', message: '', isAnonymous: false };
