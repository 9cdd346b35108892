export { isFollowUpDue } from './leadRows.ts';
