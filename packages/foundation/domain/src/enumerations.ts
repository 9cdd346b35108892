/** Every numbered enumeration with its values exactly as the contract words them. */
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
  historyAction: { 1: 'add', 2: 'update', 3: 'status change', 4: 'delete' },
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
} as const;

/** Name of a numbered enumeration. */
export type EnumerationName = keyof typeof ENUMERATIONS;

/** A value of a numbered enumeration. */
export type EnumerationValue<Name extends EnumerationName> = keyof (typeof ENUMERATIONS)[Name];

/** The values of an enumeration in ascending order. */
export function valuesOf<Name extends EnumerationName>(name: Name): readonly EnumerationValue<Name>[] {
  return Object.keys(ENUMERATIONS[name]).map(Number) as unknown as EnumerationValue<Name>[];
}

/** Tells a value of an enumeration from any other. */
export function isValueOf<Name extends EnumerationName>(name: Name, value: unknown): value is EnumerationValue<Name> {
  return typeof value === 'number' && Object.hasOwn(ENUMERATIONS[name], value);
}

/** Status of an influencer invoice; the words are stored. */
export const INVOICE_STATUSES = ['Offen', 'Eingegangen', 'Bezahlt'] as const;
/** Status of an influencer invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Production state of a content; the words are stored, an entry that has not reached the campaign has ''. */
export const CONTENT_STATUSES = ['Offen', 'Eingereicht', 'Korrektur', 'Freigegeben', 'Online'] as const;
/** Production state of a content. */
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Qualified flag of a lead; position is the stored number. */
export const QUALIFIED_FLAGS = ['Unqualified', 'Qualified'] as const;

/** Types of a blog article. */
export const BLOG_TYPES = ['INTERNAL', 'EXTERNAL'] as const;

/** Target groups, also the genders a person may state. */
export const TARGET_GROUPS = ['male', 'female', 'divers'] as const;
/** A target group. */
export type TargetGroup = (typeof TARGET_GROUPS)[number];

/** Events of a live brand notification. */
export const SUB_EVENT_NAMES = ['add', 'delete'] as const;
