export { notifyResponsibleUsers } from './notices.ts';
export { orderMissingPreviews, previewWork } from './previews.ts';
export { pricesOfDay } from './prices.ts';
export { proposedKeeper } from './queries/people.ts';
export { lockedRequest } from './queries/requestChanges.ts';
export { servePreviews } from './servePreviews.ts';
