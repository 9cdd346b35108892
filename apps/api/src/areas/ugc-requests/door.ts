export { lockedRequest } from './lockedRequest.ts';
export { tellKeepers } from './notices.ts';
export { proposedKeeper } from './people.ts';
export { orderMissingPreviews, previewWork } from './previews.ts';
export { pricesOfDay } from './prices.ts';
export { servePreviews } from './servePreviews.ts';
