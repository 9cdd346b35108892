export { mailDueFollowUps } from './dueFollowUps.ts';
export { isFollowUpDue } from './leadRows.ts';
