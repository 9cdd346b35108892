import type { EnumerationName, EnumerationValue } from './enumerations/registry.ts';

/**
 * Colour of a status tag.
 *
 * @source docs/domain/enumerations.md#colours-of-a-status
 */
export type StatusTone = 'gray' | 'yellow' | 'blue' | 'green' | 'red';

/**
 * Mark inside a status tag: not started, under way, set, final.
 *
 * @source docs/domain/enumerations.md#colours-of-a-status
 */
export type StatusMark = 'hollow' | 'half' | 'dot' | 'square';

/**
 * How a status is drawn; the word is the label of the same key.
 *
 * @source docs/domain/enumerations.md#colours-of-a-status
 */
export interface StatusLook {
  readonly tone: StatusTone;
  readonly mark: StatusMark;
}

/* @__NO_SIDE_EFFECTS__ */
function look(tone: StatusTone, mark: StatusMark): StatusLook {
  return { tone, mark };
}

const LOOKS = {
  invoiceStatus: {
    Offen: look('gray', 'hollow'),
    Eingegangen: look('yellow', 'half'),
    Bezahlt: look('green', 'square'),
  },
  contentStatus: {
    Offen: look('gray', 'hollow'),
    Eingereicht: look('yellow', 'half'),
    Korrektur: look('yellow', 'half'),
    Freigegeben: look('blue', 'dot'),
    Online: look('green', 'square'),
  },
  brandInvoiceStatus: { 1: look('gray', 'hollow'), 2: look('blue', 'half'), 3: look('green', 'square') },
  approvalStatus: { 0: look('yellow', 'half'), 1: look('green', 'square'), 2: look('red', 'dot') },
  requestStatus: { 1: look('yellow', 'half'), 2: look('green', 'square'), 3: look('red', 'dot') },
  requestNdaStatus: { 0: look('yellow', 'half'), 1: look('red', 'dot'), 2: look('green', 'square') },
  brandStatus: {
    1: look('yellow', 'half'),
    2: look('yellow', 'dot'),
    3: look('green', 'square'),
    4: look('red', 'dot'),
  },
  ndaSignedStatus: { 0: look('gray', 'hollow'), 1: look('blue', 'half'), 2: look('green', 'square') },
  interestStatus: { 0: look('gray', 'hollow'), 1: look('green', 'dot'), 2: look('gray', 'dot') },
  projectType: { 1: look('gray', 'hollow'), 2: look('blue', 'half') },
  projectStatus: { 1: look('gray', 'hollow'), 2: look('yellow', 'half'), 3: look('green', 'square') },
  projectApplicationStatus: {
    0: look('yellow', 'half'),
    1: look('green', 'square'),
    2: look('red', 'dot'),
    3: look('yellow', 'dot'),
  },
  salesStatus: {
    1: look('gray', 'hollow'),
    2: look('blue', 'dot'),
    3: look('gray', 'dot'),
    4: look('blue', 'half'),
    5: look('green', 'square'),
    6: look('red', 'dot'),
    7: look('blue', 'half'),
    8: look('yellow', 'half'),
    9: look('yellow', 'half'),
  },
  userStatus: {
    active: look('green', 'dot'),
    inactive: look('red', 'square'),
    archived: look('gray', 'square'),
    pending: look('yellow', 'half'),
    declined: look('red', 'dot'),
  },
  campaignStatus: {
    1: look('gray', 'hollow'),
    2: look('blue', 'half'),
    3: look('green', 'dot'),
    4: look('green', 'square'),
    5: look('gray', 'square'),
  },
  campaignActive: { 0: look('gray', 'dot'), 1: look('green', 'dot') },
  channelActive: { 0: look('gray', 'dot'), 1: look('green', 'dot') },
  published: { 0: look('gray', 'hollow'), 1: look('green', 'dot') },
  todoStatus: { 1: look('gray', 'hollow'), 2: look('blue', 'half'), 3: look('green', 'square') },
  contractStatus: {
    draft: look('gray', 'hollow'),
    sent: look('blue', 'half'),
    signed: look('yellow', 'dot'),
    countersigned: look('green', 'square'),
    ended: look('gray', 'square'),
    cancelled: look('red', 'square'),
  },
  amazonUserState: {
    registered: look('yellow', 'half'),
    approved: look('blue', 'hollow'),
    ordered: look('blue', 'half'),
    refundOpen: look('yellow', 'dot'),
    refunded: look('green', 'square'),
    declined: look('red', 'dot'),
  },
  testerState: {
    registered: look('yellow', 'half'),
    active: look('green', 'dot'),
    blocked: look('red', 'dot'),
    inactive: look('gray', 'hollow'),
    archived: look('gray', 'square'),
  },
  customerStatus: { 1: look('blue', 'hollow'), 2: look('green', 'dot'), 3: look('gray', 'square') },
  tag: {
    Warteliste: look('yellow', 'dot'),
    Interessent: look('blue', 'half'),
    Kampagne: look('green', 'square'),
    Absage: look('gray', 'square'),
    'Keine Rückmeldung': look('gray', 'hollow'),
    'Preis zu hoch': look('gray', 'dot'),
    Ersatz: look('yellow', 'half'),
    'Top-Auswahl': look('blue', 'dot'),
  },
} as const satisfies { readonly [Name in EnumerationName]?: Readonly<Record<EnumerationValue<Name>, StatusLook>> };

/**
 * Enumerations that have a look.
 *
 * @source docs/domain/enumerations.md#colours-of-a-status
 */
export type StatusName = keyof typeof LOOKS;

const NEUTRAL: StatusLook = { tone: 'gray', mark: 'hollow' };

/**
 * How a value of an enumeration is drawn, as it comes from the wire; a value it does not know is gray and hollow.
 *
 * @source docs/domain/enumerations.md#colours-of-a-status
 */
export function statusLook(name: StatusName, value: string | number): StatusLook {
  const looks: readonly (readonly [string, StatusLook])[] = Object.entries(LOOKS[name]);
  return looks.find(([key]) => key === String(value))?.[1] ?? NEUTRAL;
}
