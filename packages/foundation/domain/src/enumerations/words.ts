/**
 * Status of an influencer invoice, in its order; the words are stored.
 *
 * @source docs/domain/enumerations.md#words
 */
export const INVOICE_STATUSES = ['Offen', 'Eingegangen', 'Bezahlt'] as const;
/**
 * Status of an influencer invoice.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * Production state of a content, in its order; the words are stored. An entry that has not reached the campaign has ''.
 *
 * @source docs/domain/enumerations.md#final-content
 */
export const CONTENT_STATUSES = ['Offen', 'Eingereicht', 'Korrektur', 'Freigegeben', 'Online'] as const;
/**
 * Production state of a content.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/**
 * Status of a contract, in its order; it follows from the contract's dates.
 *
 * @source docs/domain/transitions.md#contract-status
 */
export const CONTRACT_STATUSES = ['draft', 'sent', 'signed', 'countersigned', 'ended', 'cancelled'] as const;

/**
 * States of an Amazon user in the order of the way to the refund; declined is the other end.
 *
 * @source docs/domain/transitions.md#amazon-user
 */
export const AMAZON_USER_STATES = ['registered', 'approved', 'ordered', 'refundOpen', 'refunded', 'declined'] as const;
/**
 * State of an Amazon user.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type AmazonUserState = (typeof AMAZON_USER_STATES)[number];

/**
 * States of a tester's account: the address is not confirmed yet, all is well, no further test can be applied for, no
 * log-in, put away.
 *
 * @source docs/domain/testers.md#tester-accounts
 */
export const TESTER_STATES = ['registered', 'active', 'blocked', 'inactive', 'archived'] as const;
/**
 * State of a tester's account.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type TesterState = (typeof TESTER_STATES)[number];

/**
 * The words of the qualified flag of a lead; the position is the stored number.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export const QUALIFIED_FLAGS = ['Unqualified', 'Qualified'] as const;

/**
 * Types of a blog article: written here, or a link to somewhere else.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const BLOG_TYPES = ['INTERNAL', 'EXTERNAL'] as const;
/**
 * Type of a blog article.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type BlogType = (typeof BLOG_TYPES)[number];

/**
 * Events of a live brand notification.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const SUB_EVENT_NAMES = ['add', 'delete'] as const;
/**
 * Event of a live brand notification.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type SubEventName = (typeof SUB_EVENT_NAMES)[number];

/**
 * What lists show as the status of a user, derived from the user's flags.
 *
 * @source docs/domain/enumerations.md#account-status
 */
export const USER_STATUSES = ['active', 'inactive', 'archived', 'pending', 'declined'] as const;
/**
 * Status of a user in lists.
 *
 * @source docs/domain/enumerations.md#account-status
 */
export type UserStatus = (typeof USER_STATUSES)[number];

/**
 * The agency's working tags of a campaign entry; the words are stored.
 *
 * @source docs/domain/enumerations.md#tags; docs/domain/lookups.md#tags-of-an-entry
 */
export const TAGS = [
  'Warteliste',
  'Interessent',
  'Kampagne',
  'Absage',
  'Keine Rückmeldung',
  'Preis zu hoch',
  'Ersatz',
  'Top-Auswahl',
] as const;
/**
 * A working tag of a campaign entry.
 *
 * @source docs/domain/lookups.md#tags-of-an-entry
 */
export type Tag = (typeof TAGS)[number];

/**
 * Working notes on a campaign entry; free text is allowed beside them.
 *
 * @source docs/domain/enumerations.md#kinds-of-campaigns-and-entries; docs/domain/lookups.md#notes-of-an-entry
 */
export const STATUS_NOTES = [
  'Angefragt',
  'Erinnert',
  'Angebot erhalten',
  'In Verhandlung',
  'Zugesagt',
  'Vertrag versendet',
  'Produkt versendet',
  'Produkt erhalten',
  'In Produktion',
  'Abgeschlossen',
] as const;
/**
 * A working note on a campaign entry.
 *
 * @source docs/domain/lookups.md#notes-of-an-entry
 */
export type StatusNote = (typeof STATUS_NOTES)[number];
