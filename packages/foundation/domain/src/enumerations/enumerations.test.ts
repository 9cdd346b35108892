import { describe, expect, expectTypeOf, test } from 'vitest';
import { labels, type LabelKey } from '../labels.ts';
import { AGE_BANDS, TARGET_GROUPS } from './audiences.ts';
import { NOTIFICATIONS } from './notifications.fixture.ts';
import {
  ENUMERATIONS,
  isValueOf,
  labelKey,
  valuesOf,
  wordOf,
  type EnumerationName,
  type EnumerationValue,
  type LabelledEnumeration,
} from './registry.ts';
import {
  BLOG_TYPES,
  CONTENT_STATUSES,
  INVOICE_STATUSES,
  QUALIFIED_FLAGS,
  STATUS_NOTES,
  SUB_EVENT_NAMES,
  TAGS,
  USER_STATUSES,
} from './words.ts';

/** Name, value, word of the contract, German label, English label, the requirement or the rule. */
const NUMBERED = [
  ['brandInvoiceStatus', 1, 'Offen', 'Offen', 'Open', '[R-ENUM-009]'],
  ['brandInvoiceStatus', 2, 'Gesendet', 'Gesendet', 'Sent', '[R-ENUM-010]'],
  ['brandInvoiceStatus', 3, 'Bezahlt', 'Bezahlt', 'Paid', '[R-ENUM-011]'],
  ['approvalStatus', 0, 'Ausstehend', 'Ausstehend', 'Pending', '[R-ENUM-012]'],
  ['approvalStatus', 1, 'Genehmigt', 'Genehmigt', 'Approved', '[R-ENUM-013]'],
  ['approvalStatus', 2, 'Ablehnen', 'Ablehnen', 'Declined', '[R-ENUM-014]'],
  ['requestStatus', 1, 'pending', 'Ausstehend', 'Pending', '[R-ENUM-015]'],
  ['requestStatus', 2, 'approved', 'Genehmigt', 'Approved', '[R-ENUM-016]'],
  ['requestStatus', 3, 'declined', 'Abgelehnt', 'Declined', '[R-ENUM-017]'],
  ['requestNdaStatus', 0, 'pending', 'Ausstehend', 'Pending', '[R-ENUM-018]'],
  ['requestNdaStatus', 1, 'declined', 'Abgelehnt', 'Declined', '[R-ENUM-019]'],
  ['requestNdaStatus', 2, 'accepted', 'Akzeptiert', 'Accepted', '[R-ENUM-020]'],
  ['brandStatus', 1, 'pending', 'Ausstehend', 'Pending', '[R-ENUM-021]'],
  ['brandStatus', 2, 'waiting list', 'Warteliste', 'Waiting list', '[R-ENUM-022]'],
  ['brandStatus', 3, 'approve', 'Zugesagt', 'Approved', '[R-ENUM-023]'],
  ['brandStatus', 4, 'declined', 'Abgelehnt', 'Declined', '[R-ENUM-024]'],
  ['ndaSignedStatus', 0, 'default', 'Standard', 'Default', '[R-ENUM-025]'],
  ['ndaSignedStatus', 1, 'sent', 'Gesendet', 'Sent', '[R-ENUM-026]'],
  ['ndaSignedStatus', 2, 'signed', 'Unterschrieben', 'Signed', '[R-ENUM-027]'],
  ['pipelineState', 1, 'acquisition', 'Akquise', 'Acquisition', '[R-ENUM-028]'],
  ['pipelineState', 2, 'interested person', 'Interessenten', 'Interested persons', '[R-ENUM-029]'],
  ['pipelineState', 3, 'campaign', 'Kampagne', 'Campaign', '[R-ENUM-030]'],
  ['projectType', 1, 'short term', 'Kurzzeitprojekt', 'Short term', '[R-ENUM-031]'],
  ['projectType', 2, 'long term', 'Langzeitprojekt', 'Long term', '[R-ENUM-032]'],
  ['projectStatus', 1, 'Pending', 'Ausstehend', 'Pending', '[R-ENUM-033]'],
  ['projectStatus', 2, 'Application', 'Bewerbung', 'Application', '[R-ENUM-034]'],
  ['projectStatus', 3, 'Completed', 'Abgeschlossen', 'Completed', '[R-ENUM-035]'],
  ['projectApplicationStatus', 0, 'Pending', 'Ausstehend', 'Pending', '[R-ENUM-036]'],
  ['projectApplicationStatus', 1, 'Approve', 'Angenommen', 'Approved', '[R-ENUM-037]'],
  ['projectApplicationStatus', 2, 'Decline', 'Abgelehnt', 'Declined', '[R-ENUM-038]'],
  ['projectApplicationStatus', 3, 'Waiting', 'Warteliste', 'Waiting', '[R-ENUM-039]'],
  ['salesStatus', 1, 'Leads', 'Lead', 'Lead', '[R-ENUM-040]'],
  ['salesStatus', 2, 'Qualified', 'Qualifiziert', 'Qualified', '[R-ENUM-041]'],
  ['salesStatus', 3, 'Unqualified', 'Unqualifiziert', 'Unqualified', '[R-ENUM-042]'],
  ['salesStatus', 4, 'Negotiation', 'Verhandlung', 'Negotiation', '[R-ENUM-043]'],
  ['salesStatus', 5, 'Won', 'Gewonnen', 'Won', '[R-ENUM-044]'],
  ['salesStatus', 6, 'Lost', 'Verloren', 'Lost', '[R-ENUM-045]'],
  ['salesStatus', 7, 'Offer', 'Angebot', 'Offer', '[R-ENUM-046]'],
  ['salesStatus', 8, 'appointment', 'Termin', 'Appointment', '[R-ENUM-047]'],
  ['salesStatus', 9, 'Follow Up', 'Wiedervorlage', 'Follow up', '[R-ENUM-048]'],
  ['historyAction', 1, 'add', 'Hinzugefügt', 'Added', '[R-ENUM-053]'],
  ['historyAction', 2, 'update', 'Geändert', 'Updated', '[R-ENUM-054]'],
  ['historyAction', 3, 'status change', 'Status geändert', 'Status changed', '[R-ENUM-055]'],
  ['historyAction', 4, 'delete', 'Gelöscht', 'Deleted', '[R-ENUM-056]'],
  ['calendarEvent', 1, 'direct', 'Direkter Termin', 'Direct appointment', '[R-ENUM-057]'],
  ['calendarEvent', 2, 'cooperation', 'Kooperation', 'Cooperation', '[R-ENUM-058]'],
  ['calendarEvent', 3, 'cooperation channel', 'Kooperationskanal', 'Cooperation channel', '[R-ENUM-059]'],
  ['calendarEvent', 4, 'campaign', 'Kampagne', 'Campaign', '[R-ENUM-060]'],
  ['calendarEvent', 5, 'campaign channel', 'Kampagnenkanal', 'Campaign channel', '[R-ENUM-061]'],
  ['calendarEvent', 6, 'todo', 'To-do', 'To-do', '[R-ENUM-062]'],
  ['calendarEvent', 7, 'posting date', 'Veröffentlichungstermin', 'Posting date', '[R-ENUM-063]'],
  ['calendarEvent', 8, 'content acceptance', 'Content-Abnahme', 'Content acceptance', '[R-ENUM-064]'],
  ['calendarEvent', 9, 'customer lead', 'Kundenlead', 'Customer lead', '[R-ENUM-065]'],
  [
    'declineReason',
    1,
    'already cooperated and no further cooperation desired',
    'Bereits zusammengearbeitet, keine weitere Zusammenarbeit gewünscht',
    'Already cooperated and no further cooperation desired',
    '[R-ENUM-069]',
  ],
  [
    'declineReason',
    2,
    'creator does not fit the brand',
    'Creator passt nicht zur Marke',
    'Creator does not fit the brand',
    '[R-ENUM-070]',
  ],
  [
    'declineReason',
    3,
    'community data does not fit the target group',
    'Community-Daten passen nicht zur Zielgruppe',
    'Community data does not fit the target group',
    '[R-ENUM-071]',
  ],
  [
    'declineReason',
    4,
    'creator prices do not fit the budget',
    'Preise des Creators passen nicht zum Budget',
    'Creator prices do not fit the budget',
    '[R-ENUM-072]',
  ],
  ['declineReason', 5, 'other', 'Sonstiges', 'Other', '[R-ENUM-073]'],
  ['qualified', 0, 'Unqualified', 'Unqualifiziert', 'Unqualified', '[R-ENUM-049]'],
  ['qualified', 1, 'Qualified', 'Qualifiziert', 'Qualified', '[R-ENUM-050]'],
  ['campaignStatus', 1, 'Entwurf', 'Entwurf', 'Draft', 'docs/domain/enumerations.md#campaign-status'],
  ['campaignStatus', 2, 'Planung', 'Planung', 'Planning', 'docs/domain/enumerations.md#campaign-status'],
  ['campaignStatus', 3, 'Laufend', 'Laufend', 'Running', 'docs/domain/enumerations.md#campaign-status'],
  ['campaignStatus', 4, 'Abgeschlossen', 'Abgeschlossen', 'Completed', 'docs/domain/enumerations.md#campaign-status'],
  ['campaignStatus', 5, 'Abgebrochen', 'Abgebrochen', 'Cancelled', 'docs/domain/enumerations.md#campaign-status'],
  [
    'campaignType',
    1,
    'agency campaign',
    'Agenturkampagne',
    'Agency campaign',
    'docs/domain/enumerations.md#kinds-of-campaigns-and-entries',
  ],
  [
    'campaignType',
    2,
    'self-service campaign',
    'Self-Service-Kampagne',
    'Self-service campaign',
    'docs/domain/enumerations.md#kinds-of-campaigns-and-entries',
  ],
  [
    'campaignType',
    3,
    'UGC campaign',
    'UGC-Kampagne',
    'UGC campaign',
    'docs/domain/enumerations.md#kinds-of-campaigns-and-entries',
  ],
  ['campaignActive', 0, 'deactive', 'Inaktiv', 'Inactive', 'docs/domain/transitions.md#active-campaign'],
  ['campaignActive', 1, 'active', 'Aktiv', 'Active', 'docs/domain/transitions.md#active-campaign'],
  ['channelActive', 0, 'inactive', 'Inaktiv', 'Inactive', 'docs/domain/enumerations.md#channel-activity'],
  ['channelActive', 1, 'active', 'Aktiv', 'Active', 'docs/domain/enumerations.md#channel-activity'],
  ['archived', 0, 'not archived', 'Nicht archiviert', 'Not archived', 'docs/domain/transitions.md#archived-campaign'],
  ['archived', 1, 'archived', 'Archiviert', 'Archived', 'docs/domain/transitions.md#archived-campaign'],
  [
    'published',
    0,
    'not published',
    'Nicht veröffentlicht',
    'Not published',
    'docs/domain/campaigns.md#what-a-brand-sees',
  ],
  ['published', 1, 'published', 'Veröffentlicht', 'Published', 'docs/domain/campaigns.md#what-a-brand-sees'],
  [
    'entryType',
    1,
    'influencer channel',
    'Influencer',
    'Influencer',
    'docs/domain/enumerations.md#kinds-of-campaigns-and-entries',
  ],
  ['entryType', 2, 'creator', 'Creator', 'Creator', 'docs/domain/enumerations.md#kinds-of-campaigns-and-entries'],
  ['entryType', 3, 'model', 'Model', 'Model', 'docs/domain/enumerations.md#kinds-of-campaigns-and-entries'],
  ['interestStatus', 0, 'not asked', 'Nicht gefragt', 'Not asked', 'docs/domain/enumerations.md#interest-status'],
  ['interestStatus', 1, 'interested', 'Interessiert', 'Interested', 'docs/domain/enumerations.md#interest-status'],
  [
    'interestStatus',
    2,
    'not interested',
    'Nicht interessiert',
    'Not interested',
    'docs/domain/enumerations.md#interest-status',
  ],
  ['todoStatus', 1, 'Offen', 'Offen', 'Open', 'T13'],
  ['todoStatus', 2, 'In Arbeit', 'In Arbeit', 'In progress', 'T13'],
  ['todoStatus', 3, 'Erledigt', 'Erledigt', 'Done', 'T13'],
  ['customerStatus', 1, 'Interessent', 'Interessent', 'Prospect', 'B3'],
  ['customerStatus', 2, 'Kunde', 'Kunde', 'Customer', 'B3'],
  ['customerStatus', 3, 'Ehemalig', 'Ehemalig', 'Former', 'B3'],
  ...NOTIFICATIONS,
] as const;

/** The same for the lists of words, in their order. */
const WORDS = [
  ['invoiceStatus', 'Offen', 'Offen', 'Open', '[R-ENUM-001]'],
  ['invoiceStatus', 'Eingegangen', 'Eingegangen', 'Received', '[R-ENUM-002]'],
  ['invoiceStatus', 'Bezahlt', 'Bezahlt', 'Paid', '[R-ENUM-003]'],
  ['contentStatus', 'Offen', 'Offen', 'Open', '[R-ENUM-004]'],
  ['contentStatus', 'Eingereicht', 'Eingereicht', 'Submitted', '[R-ENUM-005]'],
  ['contentStatus', 'Korrektur', 'Korrektur', 'Correction', '[R-ENUM-006]'],
  ['contentStatus', 'Freigegeben', 'Freigegeben', 'Released', '[R-ENUM-007]'],
  ['contentStatus', 'Online', 'Online', 'Online', '[R-ENUM-008]'],
  ['contractStatus', 'draft', 'Entwurf', 'Draft', 'T20'],
  ['contractStatus', 'sent', 'Versendet', 'Sent', 'T20'],
  ['contractStatus', 'signed', 'Vom Partner unterschrieben', 'Signed by the partner', 'T20'],
  ['contractStatus', 'countersigned', 'Gegengezeichnet', 'Countersigned', 'T20'],
  ['contractStatus', 'ended', 'Beendet', 'Ended', 'T20'],
  ['contractStatus', 'cancelled', 'Storniert', 'Cancelled', 'T20'],
  ['amazonUserState', 'registered', 'Registriert', 'Registered', 'docs/domain/transitions.md#amazon-user'],
  ['amazonUserState', 'approved', 'Freigegeben', 'Approved', 'docs/domain/transitions.md#amazon-user'],
  ['amazonUserState', 'ordered', 'Bestellt', 'Ordered', 'docs/domain/transitions.md#amazon-user'],
  ['amazonUserState', 'refundOpen', 'Erstattung offen', 'Refund open', 'docs/domain/transitions.md#amazon-user'],
  ['amazonUserState', 'refunded', 'Erstattet', 'Refunded', 'docs/domain/transitions.md#amazon-user'],
  ['amazonUserState', 'declined', 'Abgelehnt', 'Declined', 'docs/domain/transitions.md#amazon-user'],
  ['testerState', 'registered', 'Registriert', 'Registered', 'docs/domain/testers.md#tester-accounts'],
  ['testerState', 'active', 'Aktiv', 'Active', 'docs/domain/testers.md#tester-accounts'],
  ['testerState', 'blocked', 'Für Tests gesperrt', 'Blocked for tests', 'docs/domain/testers.md#tester-accounts'],
  ['testerState', 'inactive', 'Deaktiviert', 'Deactivated', 'docs/domain/testers.md#tester-accounts'],
  ['testerState', 'archived', 'Archiviert', 'Archived', 'docs/domain/testers.md#tester-accounts'],
  ['userStatus', 'active', 'Aktiv', 'Active', 'docs/domain/enumerations.md#account-status'],
  ['userStatus', 'inactive', 'Deaktiviert', 'Deactivated', 'docs/domain/enumerations.md#account-status'],
  ['userStatus', 'archived', 'Archiviert', 'Archived', 'docs/domain/enumerations.md#account-status'],
  ['userStatus', 'pending', 'Ausstehend', 'Pending', 'docs/domain/enumerations.md#account-status'],
  ['userStatus', 'declined', 'Abgelehnt', 'Declined', 'docs/domain/enumerations.md#account-status'],
  ['tag', 'Warteliste', 'Warteliste', 'Waiting list', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Interessent', 'Interessent', 'Interested', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Kampagne', 'Kampagne', 'Campaign', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Absage', 'Absage', 'Declined', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Keine Rückmeldung', 'Keine Rückmeldung', 'No reply', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Preis zu hoch', 'Preis zu hoch', 'Price too high', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Ersatz', 'Ersatz', 'Substitute', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['tag', 'Top-Auswahl', 'Top-Auswahl', 'Shortlist', 'docs/domain/lookups.md#tags-of-an-entry'],
  ['statusNote', 'Angefragt', 'Angefragt', 'Asked', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'Erinnert', 'Erinnert', 'Reminded', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'Angebot erhalten', 'Angebot erhalten', 'Offer received', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'In Verhandlung', 'In Verhandlung', 'Negotiating', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'Zugesagt', 'Zugesagt', 'Accepted', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'Vertrag versendet', 'Vertrag versendet', 'Contract sent', 'docs/domain/lookups.md#notes-of-an-entry'],
  [
    'statusNote',
    'Produkt versendet',
    'Produkt versendet',
    'Product shipped',
    'docs/domain/lookups.md#notes-of-an-entry',
  ],
  [
    'statusNote',
    'Produkt erhalten',
    'Produkt erhalten',
    'Product received',
    'docs/domain/lookups.md#notes-of-an-entry',
  ],
  ['statusNote', 'In Produktion', 'In Produktion', 'In production', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['statusNote', 'Abgeschlossen', 'Abgeschlossen', 'Completed', 'docs/domain/lookups.md#notes-of-an-entry'],
  ['blogType', 'INTERNAL', 'Eigener Artikel', 'Own article', '[R-ENUM-051]'],
  ['blogType', 'EXTERNAL', 'Externer Link', 'External link', '[R-ENUM-052]'],
  ['gender', 'male', 'Männlich', 'Male', '[R-ENUM-066] [R-LOOK-013]'],
  ['gender', 'female', 'Weiblich', 'Female', '[R-ENUM-067] [R-LOOK-013]'],
  ['gender', 'divers', 'Divers', 'Diverse', '[R-ENUM-068] [R-LOOK-013]'],
  ['ageBand', 'until18', 'unter 18', 'under 18', '[R-LOOK-014]'],
  ['ageBand', 'age18To24', '18–24', '18–24', '[R-LOOK-014]'],
  ['ageBand', 'age25To34', '25–34', '25–34', '[R-LOOK-014]'],
  ['ageBand', 'age35To44', '35–44', '35–44', '[R-LOOK-014]'],
  ['ageBand', 'age45To54', '45–54', '45–54', '[R-LOOK-014]'],
  ['ageBand', 'age55To64', '55–64', '55–64', '[R-LOOK-014]'],
  ['ageBand', 'above64', 'über 64', 'over 64', '[R-LOOK-014]'],
] as const;

describe('enumerations', () => {
  test.each(NUMBERED)('%s %i is worded %j, shown as %j and %j %s', (name, value, word, german, english, _id) => {
    expect(wordOf(name, value as EnumerationValue<typeof name>)).toBe(word);
    expect(isValueOf(name, value)).toBe(true);
    const key = `${name}.${value}` as LabelKey;
    expect([labels.de[key], labels.en[key]]).toEqual([german, english]);
  });

  test.each(WORDS)('%s %j is stored as it stands, shown as %j and %j %s', (name, word, german, english, _id) => {
    expect(wordOf(name, word as EnumerationValue<typeof name>)).toBe(word);
    expect(isValueOf(name, word)).toBe(true);
    const key = `${name}.${word}` as LabelKey;
    expect([labels.de[key], labels.en[key]]).toEqual([german, english]);
  });

  test('have these values and no others, numbers ascending and words in their order', () => {
    const listed = new Map<string, (string | number)[]>();
    for (const [name, value] of [...NUMBERED, ...WORDS]) listed.set(name, [...(listed.get(name) ?? []), value]);
    listed.set('subEventName', ['add', 'delete']);
    listed.set('auditAction', [1, 2, 3, 4, 5]);
    listed.set('todoPriority', [1, 2, 3]);
    listed.set('influencerStatus', [1, 2]);
    listed.set('contractType', [1, 2, 3, 4, 5]);
    listed.set('invitationTemplate', [1, 2]);
    expect(
      Object.fromEntries((Object.keys(ENUMERATIONS) as EnumerationName[]).map((name) => [name, [...valuesOf(name)]])),
    ).toEqual(Object.fromEntries(listed));
  });

  test('live brand events are add and delete [R-ENUM-074] [R-ENUM-075]', () => {
    expect(SUB_EVENT_NAMES).toEqual(['add', 'delete']);
    expect(isValueOf('subEventName', 'delete')).toBe(true);
    expect(isValueOf('subEventName', 'update')).toBe(false);
  });

  test('the lists of words are those of the registry', () => {
    expect([
      INVOICE_STATUSES,
      CONTENT_STATUSES,
      USER_STATUSES,
      TAGS,
      STATUS_NOTES,
      BLOG_TYPES,
      TARGET_GROUPS,
      AGE_BANDS,
    ]).toEqual(
      (
        ['invoiceStatus', 'contentStatus', 'userStatus', 'tag', 'statusNote', 'blogType', 'gender', 'ageBand'] as const
      ).map((name) => valuesOf(name)),
    );
    expect(QUALIFIED_FLAGS).toEqual([wordOf('qualified', 0), wordOf('qualified', 1)]);
  });

  test.each([0, 5, '1', 1.5, null, undefined, NaN, 'toString', [1]])('%j is no brand status', (value) => {
    expect(isValueOf('brandStatus', value)).toBe(false);
  });

  test('a word of another list, its length or its position is no value', () => {
    expect([
      isValueOf('invoiceStatus', 'Online'),
      isValueOf('invoiceStatus', 'length'),
      isValueOf('invoiceStatus', 0),
    ]).toEqual([false, false, false]);
  });

  test('the same number means different things, and the types know it', () => {
    expectTypeOf<EnumerationValue<'approvalStatus'>>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<EnumerationValue<'invoiceStatus'>>().toEqualTypeOf<'Offen' | 'Eingegangen' | 'Bezahlt'>();
    // @ts-expect-error there is no brand status 5
    expect(wordOf('brandStatus', 5)).toBe('undefined');
  });
});

describe('label keys', () => {
  test('are the name and the value', () => {
    expect(labelKey('brandStatus', 2)).toBe('brandStatus.2');
    expect(labelKey('tag', 'Top-Auswahl')).toBe('tag.Top-Auswahl');
    expectTypeOf(labelKey('brandStatus', 2)).toEqualTypeOf<'brandStatus.2'>();
  });

  test('exist for every value of every enumeration that has words on screen', () => {
    type KeyOf<Name extends LabelledEnumeration> = Name extends LabelledEnumeration
      ? `${Name}.${EnumerationValue<Name>}`
      : never;
    expectTypeOf<KeyOf<LabelledEnumeration>>().toExtend<LabelKey>();
    // @ts-expect-error there is no invoice status 'Online'
    expect(Object.keys(labels.de)).not.toContain(labelKey('invoiceStatus', 'Online'));
    // @ts-expect-error live events have no words on screen
    expect(Object.keys(labels.de)).not.toContain(labelKey('subEventName', 'add'));
  });
});
