import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookedEntries, changeTo, draftsFor, signature, templateOf, terms, tokenIn } from './kit/contractFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { parseMail } from './kit/mailbox.ts';
import { readPdf } from './kit/readPdf.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('contracts from the draft to both signatures', (database) => {
  let smtp: TestSmtpServer;
  let server: TestServer;
  let manager: ApiClient;
  let booked: Awaited<ReturnType<typeof bookedEntries>>;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
    booked = await bookedEntries(server, 4);
  });
  beforeEach(async () => {
    manager = await server.as('manager');
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  /** Mails that have arrived since, with how many files each brought. */
  async function arrived(since: number) {
    await server.mails();
    return Promise.all(smtp.received.slice(since).map((raw) => parseMail(raw)));
  }
  const contract = async (id: number) =>
    (await manager.GET('/contract/getById/{id}', { params: { path: { id } } })).data?.data;
  const bytesOf = async (path: string) => new Uint8Array(await (await fetch(`${server.url}${path}`)).arrayBuffer());

  test('two booked channels: drafted, sent, signed by link, countersigned, both sides have the document [R-ENT-026] [R-ENT-027]', async () => {
    const { entries, campaignId, channels } = booked;
    const [first, second] = await draftsFor(server, manager, entries.slice(0, 2));
    expect(
      [first, second].map((each) => [
        each?.status,
        each?.budget,
        each?.startDate,
        each?.endDate,
        each?.campaignDataId,
        each?.customerId,
        each?.documentId,
      ]),
    ).toEqual([
      ['draft', 1_500, '2026-01-01', '2027-12-31', campaignId, 1, null],
      ['draft', 1_500, '2026-01-01', '2027-12-31', campaignId, 1, null],
    ]);
    expect(first?.influencerId).toBe(channels[0]?.influencerId);
    const id = first?.contractId ?? 0;
    expect((await contract(id))?.terms.services).toEqual([{ leistung: 'Instagram Post', number: 1, date: null }]);

    const before = smtp.received.length;
    const { data: sent } = await changeTo(manager, id, { status: 'sent', message: 'Wir freuen uns auf Sie.' });
    expect([sent?.data.status, sent?.data.documentSize !== null, sent?.data.may]).toEqual([
      'sent',
      true,
      ['remind', 'upload', 'cancel', 'duplicate'],
    ]);
    const [toSign] = await arrived(before);
    expect([toSign?.subject, toSign?.to, toSign?.text.includes('Wir freuen uns auf Sie.')]).toEqual([
      'Ihr Vertrag zu Herbstleuchten',
      first?.partnerEmail,
      true,
    ]);
    const token = tokenIn(toSign);
    expect(token).toMatch(/^[\w-]{43}$/);

    const anybody = server.client();
    const { data: shown } = await anybody.GET('/contract/public/{token}', { params: { path: { token } } });
    expect(shown?.data).toMatchObject({
      partnerName: first?.partnerName,
      campaignName: 'Herbstleuchten',
      asksForAccount: true,
    });
    expect(shown?.data.text).toContain('1.500,00');
    expect(shown?.data.text).not.toContain('{{');

    const { data: signed } = await anybody.POST('/contract/public/{token}/sign', {
      params: { path: { token } },
      body: { ...signature, drawing: [[10, 100, 80, 40, 160, 120]] },
    });
    const pdf = await readPdf(await bytesOf(signed?.data.documentPath ?? ''));
    expect([pdf.isTagged, pdf.areFontsEmbedded, pdf.language]).toEqual([true, true, 'de-DE']);
    expect(pdf.pages.join(' ')).toContain('IBAN endet auf 3000');
    expect(pdf.pages.join(' ')).not.toContain('3704 0044');
    expect(pdf.alternatives.flat()).toContain('Unterschrift von Lena Hartwig');
    const after = await contract(id);
    expect([after?.status, after?.partnerData?.iban, after?.partnerSignature?.kind, after?.may]).toEqual([
      'signed',
      'DE89370400440532013000',
      'drawn',
      ['countersign', 'duplicate'],
    ]);

    const { data: both } = await changeTo(await server.as('manager'), id, {
      status: 'countersigned',
      signerName: 'Katharina Bergmann',
    });
    expect([
      both?.data.status,
      both?.data.signedDateAgency !== null,
      both?.data.documents.map(({ kind }) => kind),
    ]).toEqual(['countersigned', true, ['countersigned', 'signed', 'sent']]);
    const mails = await arrived(before);
    // Mails of one moment arrive in any order.
    const lines = mails.map(
      ({ to, subject, raw }) => `${to} | ${subject} | ${raw.includes('application/pdf') ? 'PDF' : '-'}`,
    );
    expect(lines.toSorted()).toEqual([
      `${first?.partnerEmail} | Ihr Vertrag zu Herbstleuchten ist unterschrieben | PDF`,
      `${first?.partnerEmail} | Ihr Vertrag zu Herbstleuchten | -`,
      `${first?.partnerEmail} | Vertrag zu Herbstleuchten ist beidseitig unterschrieben | PDF`,
      'manager@resonanz.example | Vertrag zu Herbstleuchten ist beidseitig unterschrieben | PDF',
      'manager@resonanz.example | Vertrag zu Herbstleuchten wurde unterschrieben | PDF',
    ]);
    const notices = await server.db
      .selectFrom('notifications')
      .select(['user_id', 'type', 'ref_id', 'message'])
      .where('type', '=', 13)
      .execute();
    expect(notices).toEqual([{ user_id: 9, type: 13, ref_id: campaignId, message: 'notificationText.contractSigned' }]);
    // What nobody knew of the person is in the profile now.
    const person = await server.db
      .selectFrom('influencers')
      .select(['iban', 'account_recipient'])
      .where('id', '=', first?.influencerId ?? 0)
      .executeTakeFirst();
    expect(person).toEqual({ iban: 'DE89370400440532013000', account_recipient: 'Lena Hartwig' });
  });

  test('two people who sign at once: one signature, the other is rejected', async () => {
    const [draft] = await draftsFor(server, manager, booked.entries.slice(2, 3));
    const before = smtp.received.length;
    await changeTo(manager, draft?.contractId ?? 0, { status: 'sent' });
    const token = tokenIn((await arrived(before))[0]);
    const sign = (signerName: string) =>
      server
        .client()
        .POST('/contract/public/{token}/sign', { params: { path: { token } }, body: { ...signature, signerName } });
    const answers = await Promise.all([sign('Lena Hartwig'), sign('Lena Zwei')]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    expect(answers.flatMap(({ error }) => (error === undefined ? [] : [error.error]))).toEqual(['contractLinkUsed']);
    const documents = await server.db
      .selectFrom('contract_documents')
      .select('kind')
      .where('contract_id', '=', draft?.contractId ?? 0)
      .execute();
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['sent', 'signed']);
    // Two who countersign at once, too.
    const read = await contract(draft?.contractId ?? 0);
    const countersign = () =>
      manager.POST('/contract/changeStatus', {
        body: {
          contractId: draft?.contractId ?? 0,
          updatedAt: read?.updatedAt ?? '',
          status: 'countersigned',
          signerName: 'Jonas Küppers',
        },
      });
    const both = await Promise.all([countersign(), countersign()]);
    expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
  });

  test('what was sent stays as it is: no change, no deletion; cancelling takes a reason and notifies the partner', async () => {
    const entries = booked.entries.slice(3);
    const [draft] = await draftsFor(server, manager, entries);
    const id = draft?.contractId ?? 0;
    const { data: again } = await manager.POST('/contract/createForEntries', {
      body: { compaignInfluencerId: entries, type: 1, language: 'DE', templateId: await templateOf(server), terms },
    });
    expect([again?.data.created, again?.data.refused.map(({ reason }) => reason)]).toEqual([[], ['hasContract']]);
    const before = smtp.received.length;
    await changeTo(manager, id, { status: 'sent' });
    const read = await contract(id);
    if (read === undefined) throw new Error('The contract is gone.');
    const {
      type,
      language,
      partnerName,
      partnerEmail,
      campaignDataId,
      compaignInfluencerId,
      customerId,
      influencerId,
      templateId,
      startDate,
      endDate,
      updatedAt,
    } = read;
    const input = {
      type,
      language,
      partnerName,
      partnerEmail,
      campaignDataId,
      compaignInfluencerId,
      customerId,
      influencerId,
      templateId,
      budget: 1,
      startDate,
      endDate,
      terms,
    };
    const admin = await server.as('superAdmin');
    const refused = await Promise.all([
      admin.POST('/contract/save', { body: { contractId: id, updatedAt, ...input } }),
      admin.POST('/contract/delete', { body: { contractId: id } }),
      admin.POST('/contract/changeStatus', {
        body: { contractId: id, updatedAt, status: 'countersigned', signerName: 'Ich' },
      }),
    ]);
    expect(refused.map(({ response, error }) => [response.status, error?.error])).toEqual([
      [409, 'contractNotDraft'],
      [409, 'contractNotDraft'],
      [409, 'transitionNotAllowed'],
    ]);
    const unreasoned = await changeTo(manager, id, { status: 'cancelled', reason: '   ' });
    expect(unreasoned.response.status).toBe(422);
    const { data: cancelled } = await changeTo(manager, id, { status: 'cancelled', reason: 'Die Kampagne entfällt.' });
    expect([cancelled?.data.status, cancelled?.data.cancelReason, cancelled?.data.may]).toEqual([
      'cancelled',
      'Die Kampagne entfällt.',
      ['duplicate'],
    ]);
    const mails = (await arrived(before)).filter(({ to }) => to === draft?.partnerEmail);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ihr Vertrag zu Herbstleuchten',
      'Ihr Vertrag zu Herbstleuchten wurde zurückgezogen',
    ]);
    const dead = await server
      .client()
      .GET('/contract/public/{token}', { params: { path: { token: tokenIn(mails[0]) } } });
    expect([dead.response.status, dead.error?.error]).toEqual([409, 'contractWithdrawn']);
    // A duplicate begins as a draft with its placeholders.
    const { data: copy } = await manager.POST('/contract/duplicate', { body: { contractId: id } });
    expect([copy?.data.status, copy?.data.text.includes('{{partnerName}}'), copy?.data.documentId]).toEqual([
      'draft',
      true,
      null,
    ]);
  });
});
