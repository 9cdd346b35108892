import { AGE_BANDS, TARGET_GROUPS } from './audiences.ts';
import {
  BLOG_TYPES,
  CONTENT_STATUSES,
  AMAZON_USER_STATES,
  CONTRACT_STATUSES,
  INVOICE_STATUSES,
  STATUS_NOTES,
  SUB_EVENT_NAMES,
  TAGS,
  TESTER_STATES,
  USER_STATUSES,
} from './words.ts';

/**
 * Every enumeration by name. A numbered one maps its numbers to the words of the contract; a list of words is stored as
 * it stands.
 *
 * @source docs/domain/enumerations.md; docs/domain/notifications.md; docs/domain/transitions.md
 */
export const ENUMERATIONS = {
  brandInvoiceStatus: { 1: 'Offen', 2: 'Gesendet', 3: 'Bezahlt' },
  approvalStatus: { 0: 'Ausstehend', 1: 'Genehmigt', 2: 'Ablehnen' },
  requestStatus: { 1: 'pending', 2: 'approved', 3: 'declined' },
  requestNdaStatus: { 0: 'pending', 1: 'declined', 2: 'accepted' },
  brandStatus: { 1: 'pending', 2: 'waiting list', 3: 'approve', 4: 'declined' },
  ndaSignedStatus: { 0: 'default', 1: 'sent', 2: 'signed' },
  pipelineState: { 1: 'acquisition', 2: 'interested person', 3: 'campaign' },
  projectType: { 1: 'short term', 2: 'long term' },
  projectStatus: { 1: 'Pending', 2: 'Application', 3: 'Completed' },
  projectApplicationStatus: { 0: 'Pending', 1: 'Approve', 2: 'Decline', 3: 'Waiting' },
  salesStatus: {
    1: 'Leads',
    2: 'Qualified',
    3: 'Unqualified',
    4: 'Negotiation',
    5: 'Won',
    6: 'Lost',
    7: 'Offer',
    8: 'appointment',
    9: 'Follow Up',
  },
  qualified: { 0: 'Unqualified', 1: 'Qualified' },
  historyAction: { 1: 'add', 2: 'update', 3: 'status change', 4: 'delete' },
  auditAction: { 1: 'add', 2: 'update', 3: 'status change', 4: 'delete', 5: 'export' },
  calendarEvent: {
    1: 'direct',
    2: 'cooperation',
    3: 'cooperation channel',
    4: 'campaign',
    5: 'campaign channel',
    6: 'todo',
    7: 'posting date',
    8: 'content acceptance',
    9: 'customer lead',
  },
  declineReason: {
    1: 'already cooperated and no further cooperation desired',
    2: 'creator does not fit the brand',
    3: 'community data does not fit the target group',
    4: 'creator prices do not fit the budget',
    5: 'other',
  },
  campaignStatus: { 1: 'Entwurf', 2: 'Planung', 3: 'Laufend', 4: 'Abgeschlossen', 5: 'Abgebrochen' },
  campaignType: { 1: 'agency campaign', 2: 'self-service campaign', 3: 'UGC campaign' },
  campaignActive: { 0: 'deactive', 1: 'active' },
  channelActive: { 0: 'inactive', 1: 'active' },
  archived: { 0: 'not archived', 1: 'archived' },
  published: { 0: 'not published', 1: 'published' },
  entryType: { 1: 'influencer channel', 2: 'creator', 3: 'model' },
  interestStatus: { 0: 'not asked', 1: 'interested', 2: 'not interested' },
  todoStatus: { 1: 'Offen', 2: 'In Arbeit', 3: 'Erledigt' },
  todoPriority: { 1: 'low', 2: 'normal', 3: 'high' },
  influencerStatus: { 1: 'active', 2: 'blocked' },
  contractType: { 1: 'influencer', 2: 'customer', 3: 'model', 4: 'UGC', 5: 'buy-out addendum' },
  invitationTemplate: { 1: 'whole portal', 2: 'without footer' },
  customerStatus: { 1: 'Interessent', 2: 'Kunde', 3: 'Ehemalig' },
  notificationType: {
    1: 'email',
    2: 'appointment',
    3: 'todo',
    4: 'feedback',
    5: 'campaign request comment',
    6: 'campaign channel publish',
    7: 'campaign channel comment',
    8: 'campaign request',
    9: 'UGC campaign request',
    10: 'final video accepted',
    11: 'UGC channel publish',
    12: 'UGC campaign request comment',
    13: 'campaign update',
    14: 'UGC channel comment',
    15: 'final video declined',
    16: 'brand',
  },
  notificationSubType: {
    1: 'campaign request approved',
    2: 'campaign request declined',
    3: 'campaign channel published',
    4: 'published campaign channel deleted',
    5: 'campaign request comment',
    6: 'campaign channel comment',
    7: 'campaign request deactivated',
    8: 'campaign request archived',
    9: 'UGC request approved',
    10: 'UGC request declined',
    11: 'UGC channel published',
    12: 'published UGC channel deleted',
    13: 'UGC request comment',
    14: 'UGC channel comment',
    15: 'UGC request deactivated',
    16: 'UGC request archived',
    17: 'channel auto-unpublished reminder',
    18: 'channel auto-unpublished',
    19: 'IMA active comment',
  },
  invoiceStatus: INVOICE_STATUSES,
  contentStatus: CONTENT_STATUSES,
  contractStatus: CONTRACT_STATUSES,
  amazonUserState: AMAZON_USER_STATES,
  testerState: TESTER_STATES,
  userStatus: USER_STATUSES,
  tag: TAGS,
  statusNote: STATUS_NOTES,
  blogType: BLOG_TYPES,
  gender: TARGET_GROUPS,
  ageBand: AGE_BANDS,
  subEventName: SUB_EVENT_NAMES,
} as const;

type Enumerations = typeof ENUMERATIONS;

/**
 * Name of an enumeration, which is also the prefix of its labels.
 *
 * @source house
 */
export type EnumerationName = keyof Enumerations;

/**
 * A value of an enumeration as it is stored: a number, or a word.
 *
 * @source house
 */
export type EnumerationValue<Name extends EnumerationName> = Name extends EnumerationName
  ? Enumerations[Name] extends readonly (infer Word)[]
    ? Word
    : keyof Enumerations[Name] & number
  : never;

/**
 * An enumeration whose values are numbers.
 *
 * @source house
 */
export type NumberedEnumeration = {
  [Name in EnumerationName]: EnumerationValue<Name> extends number ? Name : never;
}[EnumerationName];

/**
 * What the constants of a numbered enumeration look like: a name for each value. A test checks that no value lacks one.
 *
 * @source house
 */
export type NamedValues<Name extends NumberedEnumeration> = Readonly<Record<string, EnumerationValue<Name>>>;

/**
 * Enumerations without labels: they are not displayed, or their screens bring the texts.
 *
 * @source house
 */
export type UnlabelledEnumeration =
  | 'auditAction'
  | 'contractType'
  | 'influencerStatus'
  | 'invitationTemplate'
  | 'subEventName'
  | 'todoPriority';

/**
 * Enumerations with words on screen.
 *
 * @source house
 */
export type LabelledEnumeration = Exclude<EnumerationName, UnlabelledEnumeration>;

type Words = Readonly<Record<number, string>> | readonly string[];

const isWordList = (words: Words): words is readonly string[] => Array.isArray(words);

/**
 * The values of an enumeration in the order of the contract, numbers ascending.
 *
 * @source house
 */
export function valuesOf<Name extends EnumerationName>(name: Name): readonly EnumerationValue<Name>[] {
  const words: Words = ENUMERATIONS[name];
  const values = isWordList(words) ? words : Object.keys(words).map(Number);
  return values as readonly EnumerationValue<Name>[];
}

/**
 * Whether a value belongs to an enumeration; a number written as text does not.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export function isValueOf<Name extends EnumerationName>(name: Name, value: unknown): value is EnumerationValue<Name> {
  return (valuesOf(name) as readonly unknown[]).includes(value);
}

/**
 * The word of the contract for a value, for example 'waiting list' for brand status 2. Words on screen are labels.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export function wordOf<Name extends EnumerationName>(name: Name, value: EnumerationValue<Name>): string {
  const words: Words = ENUMERATIONS[name];
  return String(isWordList(words) ? value : words[Number(value)]);
}

/**
 * Key of the label of a value in `labels`, for example `brandStatus.2`; a pair that does not exist is a type error.
 *
 * @source house
 */
export function labelKey<const Name extends LabelledEnumeration, const Value extends EnumerationValue<Name>>(
  name: Name,
  value: Value,
): `${Name}.${Value}` {
  return `${name}.${value}`;
}
