import type { EnumerationValue, NamedValues } from './registry.ts';

/**
 * Status values of a to-do.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const TODO_STATUS = { open: 1, inProgress: 2, done: 3 } as const satisfies NamedValues<'todoStatus'>;
/**
 * Status of a to-do.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type TodoStatus = EnumerationValue<'todoStatus'>;

/**
 * Priorities of a to-do.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const TODO_PRIORITY = { low: 1, normal: 2, high: 3 } as const satisfies NamedValues<'todoPriority'>;
/**
 * Priority of a to-do.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type TodoPriority = EnumerationValue<'todoPriority'>;

/**
 * What happened to a record, in its history.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const HISTORY_ACTION = {
  add: 1,
  update: 2,
  statusChange: 3,
  delete: 4,
} as const satisfies NamedValues<'historyAction'>;
/**
 * What happened to a record, in its history.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type HistoryAction = EnumerationValue<'historyAction'>;

/**
 * Actions in the audit log: those of histories, and exports.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const AUDIT_ACTION = {
  add: 1,
  update: 2,
  statusChange: 3,
  delete: 4,
  export: 5,
} as const satisfies NamedValues<'auditAction'>;
/**
 * An action in the audit log.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type AuditAction = EnumerationValue<'auditAction'>;

/**
 * What an event of the calendar stands for.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const CALENDAR_EVENT = {
  direct: 1,
  cooperation: 2,
  cooperationChannel: 3,
  campaign: 4,
  campaignChannel: 5,
  todo: 6,
  postingDate: 7,
  contentAcceptance: 8,
  customerLead: 9,
} as const satisfies NamedValues<'calendarEvent'>;
/**
 * What an event of the calendar stands for.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type CalendarEvent = EnumerationValue<'calendarEvent'>;

/**
 * Whether a channel is active.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const CHANNEL_ACTIVE = { inactive: 0, active: 1 } as const satisfies NamedValues<'channelActive'>;
/**
 * Whether a channel is active.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ChannelActive = EnumerationValue<'channelActive'>;

/**
 * Status values of an influencer; a blocked one is not asked any more.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const INFLUENCER_STATUS = { active: 1, blocked: 2 } as const satisfies NamedValues<'influencerStatus'>;
/**
 * Status of an influencer.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type InfluencerStatus = EnumerationValue<'influencerStatus'>;

/**
 * Types of a contract, by its partner or its purpose.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const CONTRACT_TYPE = {
  influencer: 1,
  customer: 2,
  model: 3,
  ugc: 4,
  buyOut: 5,
} as const satisfies NamedValues<'contractType'>;
/**
 * Type of a contract.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ContractType = EnumerationValue<'contractType'>;
