export { isFollowUpDue } from './queries/leads.ts';
