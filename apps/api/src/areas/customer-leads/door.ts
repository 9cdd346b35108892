export { isFollowUpDue } from './record/queries.ts';
