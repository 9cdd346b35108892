import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agencyLines } from '@resonanz/domain/agency';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { mailCatalogue } from '../src/mails.ts';
import { tokenColor } from '../src/platform/html/tokenColor.ts';
import { composeMail } from '../src/platform/mail/composeMail.ts';
import type { MailText } from '../src/platform/mail/defineMails.ts';
import type { MailLanguage, MailTemplate } from '../src/platform/mail/Mail.ts';
import { mailMessages } from '../src/platform/mail/messages.ts';
import { defaultSender, parseSender } from '../src/platform/mail/sender.ts';
import type { StoredDraft, StoredValues } from '../src/platform/mail/StoredDraft.ts';
import { writeContent } from '../src/platform/mail/writeContent.ts';
import { readSettings } from '../src/settings.ts';

const link = 'https://resonanz.example/weiter/abc?x=1&y=2';
const company = 'Müller & Söhne <KG>';

const examples: StoredValues = {
  passwordReset: { link, minutes: 60 },
  passwordChanged: { at: '2026-01-15T23:30:00.000Z' },
  newDeviceLogin: { device: 'Firefox, Linux', at: '2026-07-15T08:05:00.000Z' },
  accountCreated: { link, minutes: 1_440 },
  testerAdded: { link, minutes: 1_440 },
  accountDeactivated: {},
  accountReactivated: { link },
  brandInvitation: { company, link, minutes: 20_160 },
  invitationExpired: { company },
  verifyEmail: { audience: 'brand', link },
  brandApproved: { link },
  brandDeclined: { reason: 'Keine Angaben\nzum Unternehmen <b>' },
  companyNameDecision: { company, decision: 'declined', reason: 'Schon vergeben' },
  reactivationAsked: { company, person: 'Lena Hartwig', link },
  brandReactivated: { link },
  teamInvitation: { company, inviter: 'Lena Hartwig', link },
  accountExists: { link },
  deletionAsked: { company, person: 'Lena Hartwig', link },
  newTerms: { validFrom: '2026-11-21', link },
  leadFollowUp: { company: 'Nordlicht Outdoor <GmbH>', date: '2026-11-12', nextStep: 'Angebot schicken', link },
  testApplicationReceived: { project: 'Cold Brew Testpaket', selectionOn: '2026-05-14', link },
  testQuestionnaireOpen: { project: 'Cold Brew Testpaket', questionnaire: 'Geschmack', dueOn: '2026-05-20', link },
  testQuestionnaireReminder: { project: 'Cold Brew Testpaket', questionnaire: 'Geschmack', dueOn: '', link },
  testCompleted: { project: 'Cold Brew Testpaket', points: 125, link },
  leadAssigned: { company: 'Nordlicht Outdoor GmbH', person: 'Mia Sommer', link },
  requestApproved: { request: 'Herbstleuchten', campaign: 'Herbstleuchten 2026', link },
  requestDeclined: { request: 'Herbstleuchten', reason: 'Das Budget reicht nicht.', link },
  newComments: { count: 3, more: 0, threads: [{ title: 'Herbstleuchten', count: 3 }], link },
  ugcRequestReceived: { number: 'UGC-2026-0007', product: 'Nachtserum', price: 435, link },
  ugcRequestApproved: { number: 'UGC-2026-0007', product: 'Nachtserum', price: 435, link },
  ugcRequestDeclined: { number: 'UGC-2026-0007', product: 'Nachtserum', reason: 'Die Lieferung ist zu früh.', link },
  ugcVideoReady: { product: 'Nachtserum', position: 2, version: 1, link },
  ugcFinalVideo: { product: 'Nachtserum', decision: 'declined', reason: 'Bitte die Flasche länger zeigen.' },
  campaignRequestReceived: { title: 'Herbst', number: 'KA-2026-0107', link },
  campaignRequestNew: { title: 'Herbst', number: 'KA-2026-0107', company, link },
  decisionReminder: { campaign: 'Herbstleuchten', count: 3, days: 3, link },
  optionsEnded: { campaign: 'Herbstleuchten', count: 1, days: 14, link },
  creatorsProposed: { campaign: 'Herbstleuchten', count: 12, names: ['Lena Hartwig', 'Mia Sommer'], link },
  contentToRelease: { campaign: 'Herbstleuchten', count: 1, names: ['Lena Hartwig'], link },
  projectAccepted: { title: 'Trailschuh Grat 2', shipsOn: '2026-11-02', link },
  projectDeclined: { title: 'Trailschuh Grat 2', reason: 'Diesmal suchen wir Läuferinnen im Gebirge.', link },
  projectWaitingList: { title: 'Trailschuh Grat 2', link },
  projectInvitation: { title: 'Trailschuh Grat 2', brand: 'Alpenglühen Outdoor', until: '2026-12-18', link },
  projectShipped: { title: 'Trailschuh Grat 2', carrier: 'DHL', trackingNumber: '00340434161094', link },
  amazonTestApproved: { name: 'Lena Hartwig', campaign: 'Herbstleuchten' },
  amazonRefundSent: { name: 'Lena Hartwig', campaign: 'Herbstleuchten', amount: 24.99, date: '2026-11-20' },
  newLearningMaterial: {
    title: 'So schreiben Sie ein Briefing',
    description: 'Drei Minuten, die Rückfragen sparen.',
    link,
  },
  rightsEnding: { audience: 'brand', product: 'Nachtserum', company, count: 2, until: '2026-12-22', link },
  contractToSign: {
    contract: 'Influencer-Vertrag Nr. 7',
    campaign: 'Herbstleuchten',
    message: 'Bitte bis Freitag.',
    days: 14,
    link,
  },
  contractReminder: {
    contract: 'Influencer-Vertrag Nr. 7',
    campaign: 'Herbstleuchten',
    message: '',
    until: '2026-12-22',
    link,
  },
  contractSigned: {
    audience: 'agency',
    stage: 'signed',
    contract: 'Influencer-Vertrag Nr. 7',
    campaign: 'Herbstleuchten',
    partner: 'Mia Sommer',
    link,
  },
  contractCancelled: {
    contract: 'Influencer-Vertrag Nr. 7',
    campaign: 'Herbstleuchten',
    reason: 'Die Kampagne entfällt.',
  },
  overdueTodos: { count: 22, todos: [{ title: 'Vertrag <b>prüfen</b>', dueDate: '2026-11-12' }], link },
  testerWelcome: { link },
  testerDeactivated: {},
  newsletterConfirm: { link, minutes: 10_080 },
  testerDeleted: { at: '2026-01-15T23:30:00.000Z' },
};

const mailTemplates = Object.keys(mailCatalogue) as MailTemplate[];
const textOf = (template: MailTemplate) => mailCatalogue[template] as MailText;

const draftOf = (template: MailTemplate, language: MailLanguage, values: object = examples[template]): StoredDraft => ({
  to: 'lena@example.com',
  language,
  template,
  values: values as StoredDraft['values'],
});

const letterhead = { imprint: ['Resonanz GmbH', 'Köln'], publicUrl: 'https://resonanz.example' };

function mailOf(draft: StoredDraft): { subject: string; text: string; html: string } {
  const { message } = composeMail(
    '7b0f6c1e-0000-4000-8000-000000000000',
    draft,
    writeContent(textOf(draft.template), draft, letterhead),
    { name: 'Resonanz', address: 'post@resonanz.example' },
  );
  return { subject: message.subject ?? '', text: String(message.text), html: String(message.html) };
}

describe.each(['DE', 'EN'] as const)('in %s', (language) => {
  beforeEach(() => {
    // The translator reports a missing text or value there.
    vi.spyOn(console, 'error');
  });
  afterEach(() => vi.restoreAllMocks());

  test.each(mailTemplates)('%s is complete', (template) => {
    const { subject, text, html } = mailOf(draftOf(template, language));
    expect(console.error).not.toHaveBeenCalled();
    expect(subject).not.toBe('');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/mail\.\w|undefined|\[object|Invalid Date|NaN/);
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}]/);
    expect(text).toContain('Resonanz GmbH\nKöln');
    expect(text).toContain('https://resonanz.example/imprint');
    expect(html).toContain('Resonanz GmbH<br>Köln');
    const hasLink = 'link' in examples[template];
    expect(text.includes(`:\n${link}\n`)).toBe(hasLink);
    expect(html.includes(`href="${link.replaceAll('&', '&amp;')}"`)).toBe(hasLink);
  });

  test.each(mailTemplates)('%s loads nothing and runs nothing', (template) => {
    const { html } = mailOf(draftOf(template, language));
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg|base)\b|src=|url\(|@import| on\w+=/i);
    expect(html).toContain(`<html lang="${language.toLowerCase()}">`);
  });
});

test('a mail greets by name where it is known and wears the colours of its area', () => {
  const draft = draftOf('creatorsProposed', 'DE');
  const solid = (audience: 'staff' | 'brand' | 'testerworld') => tokenColor(`audience.${audience}.light.solid`);
  const brand = mailOf({ ...draft, receiver: { name: 'Marie Albrecht', audience: 'brand' } });
  expect(brand.text).toMatch(/^Guten Tag Marie Albrecht,\n/);
  expect(brand.html).toContain(`background:${solid('brand')}`);
  expect(brand.html).not.toContain(`background:${solid('staff')}`);
  expect(mailOf({ ...draftOf('testerWelcome', 'EN'), receiver: { name: '', audience: 'testerworld' } }).html).toContain(
    `background:${solid('testerworld')}`,
  );
  expect(
    mailOf({ ...draftOf('testerWelcome', 'EN'), receiver: { name: 'Marie Albrecht', audience: 'testerworld' } }).text,
  ).toMatch(/^Hello Marie Albrecht,\n/);
  expect(mailOf(draft).text).toMatch(/^Guten Tag,\n/);
  // A name is one line, whatever a user entered.
  expect(mailOf({ ...draft, receiver: { name: 'Marie\n\nKlicken Sie', audience: 'brand' } }).text).toMatch(
    /^Guten Tag Marie Klicken Sie,\n/,
  );
});

test('both languages have the same texts with the same values', () => {
  const catalogues = [mailMessages, ...mailTemplates.map((template) => textOf(template).messages)];
  expect([...new Set(catalogues)].flatMap((messages) => messagesAgree(messages))).toEqual([]);
});

test.each<[MailTemplate, string]>([
  ['passwordReset', 'Passwort zurücksetzen'],
  ['passwordChanged', 'Ihr Passwort wurde geändert'],
  ['newDeviceLogin', 'Neue Anmeldung in Ihrem Konto'],
  ['accountCreated', 'Ihr Zugang'],
  ['accountDeactivated', 'Ihr Konto wurde deaktiviert'],
  ['brandInvitation', 'Einladung in das Kampagnenportal'],
  ['invitationExpired', 'Ihre Einladung ist abgelaufen'],
  ['verifyEmail', 'Bitte bestätigen Sie Ihre E-Mail-Adresse'],
  ['brandApproved', 'Ihr Zugang ist freigeschaltet'],
  ['brandDeclined', 'Ihre Registrierung'],
  ['companyNameDecision', 'Ihre Namensänderung'],
  ['reactivationAsked', 'Reaktivierung angefragt'],
  ['brandReactivated', 'Konto wieder aktiv'],
  ['teamInvitation', 'Einladung in das Team Müller & Söhne <KG>'],
  ['newTerms', 'Neue Nutzungsbedingungen'],
  ['requestApproved', 'Ihre Kampagnenanfrage ist genehmigt'],
  ['requestDeclined', 'Ihre Kampagnenanfrage'],
  ['newComments', '3 neue Kommentare'],
  ['ugcRequestReceived', 'Ihre UGC-Anfrage UGC-2026-0007 ist eingegangen'],
  ['ugcRequestApproved', 'Ihre UGC-Anfrage UGC-2026-0007 ist genehmigt'],
  ['ugcRequestDeclined', 'Ihre UGC-Anfrage UGC-2026-0007'],
  ['ugcVideoReady', 'Ihr Video 2 zu „Nachtserum“ ist fertig'],
  ['ugcFinalVideo', 'Bitte überarbeiten Sie Ihr Video'],
  ['decisionReminder', 'Bitte entscheiden Sie über 3 Kanäle'],
  ['optionsEnded', 'Optionen abgelaufen'],
  ['projectAccepted', 'Ihr Produkttest Trailschuh Grat 2: Sie sind dabei'],
  ['projectDeclined', 'Ihr Produkttest Trailschuh Grat 2: diesmal leider nicht'],
  ['projectWaitingList', 'Ihr Produkttest Trailschuh Grat 2: Sie stehen auf der Warteliste'],
  ['projectInvitation', 'Einladung zum Produkttest Trailschuh Grat 2'],
  ['projectShipped', 'Ihr Produkttest Trailschuh Grat 2: Ihr Paket ist unterwegs'],
  ['newLearningMaterial', 'Neues Lernmaterial: So schreiben Sie ein Briefing'],
  ['rightsEnding', 'Nutzungsrechte laufen aus: Nachtserum'],
  ['contractToSign', 'Ihr Vertrag zu Herbstleuchten'],
  ['leadAssigned', 'Neuer Lead: Nordlicht Outdoor GmbH'],
  ['leadFollowUp', 'Wiedervorlage Nordlicht Outdoor <GmbH>'],
  ['overdueTodos', 'Überfällige Aufgaben'],
  ['testApplicationReceived', 'Ihr Produkttest „Cold Brew Testpaket“: Bewerbung eingegangen'],
  ['testQuestionnaireOpen', 'Ihr Produkttest „Cold Brew Testpaket“: Fragebogen offen'],
  ['testQuestionnaireReminder', 'Ihr Produkttest „Cold Brew Testpaket“: Erinnerung an den Fragebogen'],
  ['testCompleted', 'Ihr Produkttest „Cold Brew Testpaket“: vielen Dank'],
  ['testerAdded', 'Willkommen in der Testerwelt: bitte bestätigen Sie Ihre E-Mail-Adresse'],
  ['testerWelcome', 'Willkommen in der Testerwelt'],
])('the German subject of %s is the one of the catalogue', (template, subject) => {
  expect(mailOf(draftOf(template, 'DE')).subject).toBe(subject);
});

test('times are in Berlin time, in winter and in summer', () => {
  expect(mailOf(draftOf('passwordChanged', 'DE')).text).toContain('geändert (16.01.2026, 00:30 Uhr)');
  expect(mailOf(draftOf('newDeviceLogin', 'DE')).text).toContain('Zeit: 15.07.2026, 10:05 Uhr\nGerät: Firefox, Linux');
  expect(mailOf(draftOf('newDeviceLogin', 'EN')).text).toContain('Time: 2026-07-15 10:05');
});

test.each([
  [1, '1 Minute', '1 minute'],
  [60, '60 Minuten', '60 minutes'],
  [90, '90 Minuten', '90 minutes'],
  [180, '3 Stunden', '3 hours'],
  [1_440, '24 Stunden', '24 hours'],
  [20_160, '14 Tage', '14 days'],
])('a link of %i minutes is valid for %s', (minutes, german, english) => {
  expect(mailOf(draftOf('passwordReset', 'DE', { link, minutes })).text).toContain(
    `Der Link gilt ${german} und nur einmal.`,
  );
  expect(mailOf(draftOf('passwordReset', 'EN', { link, minutes })).text).toContain(
    `valid for ${english} and only once.`,
  );
});

test('testers are greeted differently, and a decision has two texts', () => {
  const tester = mailOf(draftOf('verifyEmail', 'DE', { audience: 'tester', link }));
  expect(tester.subject).toBe('Willkommen in der Testerwelt: bitte bestätigen Sie Ihre E-Mail-Adresse');
  expect(tester.text).not.toContain('schalten Ihren Zugang frei');
  const approved = mailOf(
    draftOf('companyNameDecision', 'DE', { company: 'Neu AG', decision: 'approved', reason: '' }),
  );
  expect(approved.text).toContain('„Neu AG“ wurde freigegeben');
  expect(approved.text).not.toContain('Begründung');
});

test('words of people stay words', () => {
  const { text, html } = mailOf(
    draftOf('brandDeclined', 'DE', { reason: 'a\r\n<img src=x onerror=alert(1)>\u0000\u202eb' }),
  );
  expect(text).toContain('> a\n> <img src=x onerror=alert(1)>b');
  expect(html).toContain('a<br>&lt;img src=x onerror=alert(1)&gt;b');
  const { subject } = mailOf(
    draftOf('teamInvitation', 'DE', { company: `A\r\nBcc: x@example.com\u2028${'z'.repeat(200)}`, inviter: '', link }),
  );
  expect(subject).toMatch(/^Einladung in das Team A Bcc: x@example\.com z+…$/);
  expect(subject.length).toBeLessThan(160);
});

describe('settings', () => {
  test('without any, mails go into a folder beside the data', () => {
    expect(readSettings({ RESONANZ_DATA_DIR: '/srv/resonanz' }, []).mail).toEqual({
      smtpUrl: undefined,
      folder: '/srv/resonanz/mailbox',
      from: undefined,
      imprint: agencyLines(),
    });
  });

  test('an operator names server, sender, folder and imprint', () => {
    const environment = {
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_FROM: 'Agentur Nord <post@nord.example>',
      RESONANZ_MAIL_DIR: '/srv/mails',
      MAIL_IMPRINT: 'Nord GmbH | Am Markt 1, 20095 Hamburg|',
    };
    expect(readSettings(environment, []).mail).toEqual({
      smtpUrl: environment.SMTP_URL,
      folder: '/srv/mails',
      from: { name: 'Agentur Nord', address: 'post@nord.example' },
      imprint: ['Nord GmbH', 'Am Markt 1, 20095 Hamburg'],
    });
  });

  test.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp:// or smtps:// and name a server.'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL must begin'],
    [{ MAIL_FROM: 'Agentur Nord' }, 'MAIL_FROM must be an address or "Name <address>"'],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM must be an address'],
  ])('%j stops the start', (environment, sentence) => {
    expect(() => readSettings(environment, [])).toThrow(sentence);
  });

  test('the sender that is not named sits at the host of the links', () => {
    expect(defaultSender('https://portal.nord.example').address).toBe('noreply@portal.nord.example');
    expect(defaultSender('http://127.0.0.1:4600').address).toBe('noreply@localhost');
    expect(defaultSender('http://[::1]:4600').address).toBe('noreply@localhost');
    expect(parseSender('post@nord.example')).toEqual({ name: '', address: 'post@nord.example' });
  });
});
