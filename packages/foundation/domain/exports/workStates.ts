export { INVITATION_TEMPLATE, type InvitationTemplate } from '../src/enumerations/invitationTemplate.ts';
export {
  AUDIT_ACTION,
  CALENDAR_EVENT,
  CHANNEL_ACTIVE,
  CONTRACT_TYPE,
  HISTORY_ACTION,
  INFLUENCER_STATUS,
  TODO_PRIORITY,
  TODO_STATUS,
  type AuditAction,
  type CalendarEvent,
  type ChannelActive,
  type ContractType,
  type HistoryAction,
  type InfluencerStatus,
  type TodoPriority,
  type TodoStatus,
} from '../src/enumerations/workStates.ts';
