export { notifyResponsibleUsers } from './notices/notices.ts';
export { orderMissingPreviews, previewWork } from './previews/previews.ts';
export { pricesOfDay } from './record/prices.ts';
export { proposedAssignee } from './notices/queries.ts';
export { lockedRequest } from './record/queries/changes.ts';
export { servePreviews } from './previews/servePreviews.ts';
