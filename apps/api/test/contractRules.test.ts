import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { remindOfContracts } from '../src/areas/contracts/reminders/due.ts';
import { bookedEntries, changeTo, draftsFor, signature, templateOf, terms, tokenIn } from './kit/contractFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('rules of contracts', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let booked: Awaited<ReturnType<typeof bookedEntries>>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    booked = await bookedEntries(server, 2);
  });
  const logIn = async () => {
    manager = await server.as('manager');
  };
  beforeEach(async () => {
    await logIn();
    await server.db.deleteFrom('contracts').execute();
    await server.db.updateTable('campaign_entries').set({ state: 3, content_status: 'Offen' }).execute();
  });
  afterAll(() => server.stop());

  const page = async (filters: object, client = manager) =>
    (await client.POST('/contract/getWithPagination', { body: { filters } })).data?.data;
  const contract = async (id: number, client = manager) =>
    (await client.GET('/contract/getById/{id}', { params: { path: { id } } })).data?.data;
  const open = (token: string) => server.client().GET('/contract/public/{token}', { params: { path: { token } } });
  const sign = (token: string, body: object = signature) =>
    server
      .client()
      .POST('/contract/public/{token}/sign', { params: { path: { token } }, body: body as typeof signature });
  /** The token in the mail that a step brings; mails of one second stand in any order. */
  async function tokenOfNew(kind: string, step: () => Promise<unknown>): Promise<string> {
    const before = new Set((await server.mails()).map(({ file }) => file));
    await step();
    return tokenIn((await server.mails()).find(({ template, file }) => template === kind && !before.has(file)));
  }
  /** A contract that was sent, with the token of its link. */
  async function sent(): Promise<{ id: number; token: string }> {
    const [draft] = await draftsFor(server, manager, booked.entries.slice(0, 1));
    const id = draft?.contractId ?? 0;
    const token = await tokenOfNew('contractToSign', () => changeTo(manager, id, { status: 'sent' }));
    return { id, token };
  }

  test('brands, testers and managements see nothing and may do nothing', async () => {
    const { id } = await sent();
    for (const name of ['brand', 'brandManager', 'management', 'tester'] as const) {
      const client = await server.as(name);
      const answers = await Promise.all([
        client.POST('/contract/getWithPagination', { body: {} }),
        client.GET('/contract/getById/{id}', { params: { path: { id } } }),
        client.GET('/contract/document/{id}', { params: { path: { id } }, parseAs: 'stream' }),
        client.POST('/contract/remind', { body: { contractId: id } }),
        client.POST('/template/getWithPagination', { body: {} }),
      ]);
      expect([name, ...answers.map(({ response }) => response.status)]).toEqual([name, 403, 403, 403, 403, 403]);
    }
    expect((await server.client().POST('/contract/getWithPagination', { body: {} })).response.status).toBe(401);
  });

  test('a contract of a campaign in another region is not there', async () => {
    const { id } = await sent();
    await server.db.updateTable('campaigns').set({ region_id: 4 }).where('id', '=', booked.campaignId).execute();
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', testUsers.manager.id).execute();
    const narrow = await server.as('manager');
    const answer = await narrow.GET('/contract/getById/{id}', { params: { path: { id } } });
    expect([answer.response.status, (await page({}, narrow))?.totalElements]).toEqual([404, 0]);
    await server.db.updateTable('campaigns').set({ region_id: 1 }).where('id', '=', booked.campaignId).execute();
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
  });

  test('a link is good for 14 days and one signature; an unknown one is not there', async () => {
    const { id, token } = await sent();
    expect((await open('A'.repeat(43))).response.status).toBe(404);
    const document = await server
      .client()
      .GET('/contract/public/{token}/document', { params: { path: { token } }, parseAs: 'arrayBuffer' });
    expect(
      Buffer.from(document.data as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    server.clock.advance({ days: 14 });
    await logIn();
    const expired = await Promise.all([open(token), sign(token)]);
    expect(expired.map(({ error }) => error?.error)).toEqual(['contractLinkExpired', 'contractLinkExpired']);
    // A reminder of the agency makes it good again, as a new link.
    const fresh = await tokenOfNew('contractReminder', async () => {
      expect((await manager.POST('/contract/remind', { body: { contractId: id } })).response.status).toBe(200);
    });
    expect((await manager.POST('/contract/remind', { body: { contractId: id } })).error?.error).toBe('remindedToday');
    expect([(await open(token)).response.status, (await sign(fresh)).response.status]).toEqual([404, 200]);
    const used = await Promise.all([open(fresh), sign(fresh)]);
    expect(used.map(({ response, error }) => [response.status, error?.error])).toEqual([
      [409, 'contractLinkUsed'],
      [409, 'contractLinkUsed'],
    ]);
  });

  test('a signature with odd values is rejected at its fields, and nothing is written', async () => {
    const { id, token } = await sent();
    const { iban, accountRecipient, ...without } = signature;
    const fieldsOf = async (body: object) =>
      (await sign(token, body)).error?.fieldErrors?.map(({ field, key }) => `${field} ${key}`);
    expect(await fieldsOf({ ...signature, iban: 'DE89 3704 0044 0532 0130 01' })).toEqual(['iban ibanInvalid']);
    expect(await fieldsOf(without)).toEqual(['iban required', 'accountRecipient required']);
    expect(await fieldsOf({ ...signature, drawing: [[0, 0, 10]] })).toEqual(['drawing.0 tooFew']);
    expect(await fieldsOf({ ...signature, drawing: [[0, 0, 10, 300]] })).toEqual(['drawing invalidValue']);
    for (const body of [
      { ...signature, acceptsTerms: false },
      { ...signature, streetAndHouse: '<b>x</b>' },
      { ...signature, signerName: '12345' },
      { ...signature, budget: 1 },
    ]) {
      expect((await sign(token, body)).response.status).toBe(422);
    }
    expect([(await contract(id))?.status, iban, accountRecipient]).toEqual([
      'sent',
      signature.iban,
      signature.accountRecipient,
    ]);
  });

  test('who may not edit sees neither account nor the documents that hold the data', async () => {
    const { id, token } = await sent();
    await sign(token);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Contract Management')
      .execute();
    const reader = await server.as('manager');
    const read = await contract(id, reader);
    expect([read?.masked, read?.partnerData, read?.documentPath, read?.may]).toEqual([true, null, null, []]);
    expect(read?.documents.map(({ kind, url }) => [kind, url === null])).toEqual([
      ['signed', true],
      ['sent', false],
    ]);
    const answers = await Promise.all([
      reader.GET('/contract/document/{id}', { params: { path: { id } }, parseAs: 'stream' }),
      reader.POST('/contract/downloadZip', { body: { contractId: [id] }, parseAs: 'stream' }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([403, 403]);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit', 'export'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Contract Management')
      .execute();
    const withoutApproval = await changeTo(await server.as('manager'), id, {
      status: 'countersigned',
      signerName: 'Ich',
    });
    expect(withoutApproval.response.status).toBe(403);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit', 'export', 'approve'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Contract Management')
      .execute();
  });

  test('a booked channel with a signed contract neither goes back nor is declined', async () => {
    const { token } = await sent();
    const [entry = 0] = booked.entries;
    const back = () =>
      manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [entry], state: 2, reason: 'Budget' } });
    await sign(token);
    expect((await back()).error?.error).toBe('contractUnsignedRequired');
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 2, is_published: 1 })
      .where('id', '=', entry)
      .execute();
    const brand = await server.as('brand');
    const declined = await brand.POST('/campaignRequest/channel/brandStatusChange', {
      body: { compaignInfluencerId: entry, brandStatus: 4, brandDeclineReason: 4 },
    });
    expect([declined.response.status, declined.error?.error]).toEqual([409, 'contractUnsignedRequired']);
    await server.db.updateTable('campaign_entries').set({ state: 3 }).where('id', '=', entry).execute();
    await server.db.deleteFrom('contracts').execute();
    expect((await back()).response.status).toBe(200);
  });

  test('partners are reminded after three and seven days, once each, and never after they have signed', async () => {
    const [, other] = booked.entries;
    const [signedDraft] = await draftsFor(server, manager, [other ?? 0]);
    await changeTo(manager, signedDraft?.contractId ?? 0, { status: 'sent' });
    await sign(tokenIn((await server.mails()).findLast(({ template }) => template === 'contractToSign')));
    const { token } = await sent();
    const reminded = async () =>
      (await server.mails()).filter(({ template }) => template === 'contractReminder').length;
    const before = await reminded();
    const { services } = server.server;
    const counts: number[] = [];
    for (const days of [2, 1, 1, 3, 1]) {
      server.clock.advance({ days });
      await Promise.all([remindOfContracts(services), remindOfContracts(services)]);
      counts.push((await reminded()) - before);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    const last = (await server.mails()).findLast(({ template }) => template === 'contractReminder');
    // The link of every mail stays the same.
    expect(tokenIn(last)).toBe(token);
  });

  test('lists narrow by type, status, campaign, period, waiting and ending, and leave the house as files', async () => {
    const { id } = await sent();
    await draftsFor(server, manager, booked.entries.slice(1));
    const total = async (filters: object) => (await page(filters))?.totalElements;
    expect([
      await total({}),
      await total({ status: ['sent'] }),
      await total({ type: [2] }),
      await total({ campaignDataId: [booked.campaignId] }),
    ]).toEqual([2, 1, 0, 2]);
    expect([
      await total({ waitingLong: true }),
      await total({ periodTo: '2025-12-31' }),
      await total({ influencerId: [booked.channels[0]?.influencerId] }),
    ]).toEqual([0, 0, 1]);
    server.clock.advance({ days: 6 });
    await logIn();
    const waiting = await page({ waitingLong: true });
    expect(waiting?.content.map((each) => [each.contractId, each.waitingDays, each.isWaitingLong])).toEqual([
      [id, 6, true],
    ]);
    const search = await manager.POST('/contract/getWithPagination', {
      body: { search: 'HERBSTLEUCHTEN', sortBy: 'status', sort: 'DESC' },
    });
    expect(search.data?.data.content.map(({ status }) => status)).toEqual(['sent', 'draft']);
    const choices = await manager.GET('/contract/choices');
    expect(choices.data?.data.campaigns).toEqual([{ id: booked.campaignId, name: 'Herbstleuchten' }]);
    const file = await manager.POST('/contract/export', {
      body: { format: 'csv', language: 'de', filters: { status: ['sent'] } },
      parseAs: 'text',
    });
    const lines = String(file.data).trim().split('\r\n');
    expect([
      lines.length,
      lines[0]?.includes('Partner unterschrieben'),
      lines[1]?.includes('Influencer-Vertrag'),
    ]).toEqual([2, true, true]);
    expect([/;\d{2}\.\d{2}\.\d{4};/.test(lines[1] ?? ''), /\d{4}-\d{2}-\d{2}/.test(lines[1] ?? '')]).toEqual([
      true,
      false,
    ]);
    const xlsx = await manager.POST('/contract/export', {
      body: { format: 'xlsx', language: 'en' },
      parseAs: 'arrayBuffer',
    });
    expect(
      Buffer.from(xlsx.data as unknown as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const zip = await manager.POST('/contract/downloadZip', { body: { contractId: [id] }, parseAs: 'arrayBuffer' });
    expect(
      Buffer.from(zip.data as unknown as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  test('a contract by hand: template text, checked references, stale changes, paper with both signatures', async () => {
    const templateId = await templateOf(server, 'EN', 2);
    const input = {
      type: 2,
      language: 'EN',
      partnerName: 'Alpenglück GmbH',
      partnerEmail: 'vertrag@example.com',
      campaignDataId: null,
      compaignInfluencerId: null,
      customerId: 1,
      influencerId: null,
      templateId,
      budget: 48_000,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      terms,
    } as const;
    const wrong = await manager.POST('/contract/save', { body: { ...input, endDate: '2025-12-31' } });
    expect(wrong.error?.fieldErrors).toEqual([{ field: 'endDate', key: 'endBeforeStart' }]);
    expect((await manager.POST('/contract/save', { body: { ...input, customerId: 4_711 } })).response.status).toBe(404);
    expect((await manager.POST('/contract/save', { body: { ...input, templateId: 4_711 } })).response.status).toBe(404);
    const other = await manager.POST('/contract/save', {
      body: { ...input, campaignDataId: booked.plainCampaignId, compaignInfluencerId: booked.entries[0] ?? 0 },
    });
    expect(other.error?.fieldErrors).toEqual([{ field: 'compaignInfluencerId', key: 'entryOfOtherCampaign' }]);
    const { data } = await manager.POST('/contract/save', { body: input });
    const made = data?.data;
    if (made === undefined) throw new Error('Nothing was added.');
    expect(made.text).toContain('{{partnerName}} (customer)');
    const changed = await manager.POST('/contract/save', {
      body: {
        ...input,
        contractId: made.contractId,
        updatedAt: made.updatedAt,
        budget: 50_000,
        text: '<h2>§ 1</h2><p onclick="x()">Text <script>alert(1)</script></p>',
      },
    });
    expect([changed.data?.data.budget, changed.data?.data.text]).toEqual([50_000, '<h2>§ 1</h2><p>Text </p>']);
    const stale = await manager.POST('/contract/save', {
      body: { ...input, contractId: made.contractId, updatedAt: made.updatedAt },
    });
    expect([stale.response.status, stale.error?.error]).toEqual([409, 'changedMeanwhile']);

    await changeTo(manager, made.contractId, { status: 'sent' });
    const upload = (file: Blob, name: string, days: Record<string, string>) => {
      const form = new FormData();
      form.set('contractId', String(made.contractId));
      for (const [key, value] of Object.entries(days)) form.set(key, value);
      form.set('file', file, name);
      return manager.POST('/contract/uploadSigned', {
        body: form as never,
        bodySerializer: (body) => body as unknown as FormData,
      });
    };
    const document = await manager.GET('/contract/document/{id}', {
      params: { path: { id: made.contractId } },
      parseAs: 'arrayBuffer',
    });
    const pdf = new Blob([document.data as ArrayBuffer], { type: 'application/pdf' });
    const today = berlinDay(server.clock.now());
    expect((await upload(new Blob(['text']), 'vertrag.pdf', { signedDatePartner: today })).response.status).toBe(422);
    expect((await upload(pdf, 'vertrag.txt', { signedDatePartner: today })).error?.fieldErrors).toEqual([
      { field: 'file', key: 'filePdfOnly' },
    ]);
    expect((await upload(pdf, 'vertrag.pdf', { signedDatePartner: '2099-01-01' })).error?.fieldErrors).toEqual([
      { field: 'signedDatePartner', key: 'inFuture' },
    ]);
    const filed = await upload(pdf, 'vertrag.pdf', { signedDatePartner: today, signedDateAgency: today });
    expect([filed.data?.data.status, filed.data?.data.documents.map(({ kind }) => kind)]).toEqual([
      'countersigned',
      ['paper', 'sent'],
    ]);
    // A customer with a contract stays.
    const admin = await server.as('superAdmin');
    await server.db.updateTable('campaigns').set({ customer_id: null }).where('customer_id', '=', 1).execute();
    const kept = await admin.POST('/customer/delete', { body: { customerId: 1 } });
    expect([kept.response.status, (kept.error?.data as { contracts?: number })?.contracts]).toEqual([409, 1]);
    await server.db.updateTable('campaigns').set({ customer_id: 1 }).where('id', '=', booked.campaignId).execute();
  });

  test('the texts the product comes with: one default for each type and language [R-ENT-028]', async () => {
    const { data } = await manager.POST('/template/getWithPagination', {
      body: { pageSize: 100, filters: { use: 'contract', defaultTemplate: true } },
    });
    expect(data?.data.content.map(({ contractType, language }) => `${contractType} ${language}`).toSorted()).toEqual(
      [1, 2, 3, 4, 5].flatMap((type) => [`${type} DE`, `${type} EN`]),
    );
    const tempId = data?.data.content[0]?.tempId ?? 0;
    const one = await manager.GET('/template/getById/{id}', { params: { path: { id: tempId } } });
    expect(one.data?.data).toMatchObject({
      tempId,
      tempName: expect.any(String),
      status: 'active',
      defaultTemplate: true,
      template: expect.stringContaining('{{partnerName}}'),
    });
    expect((await manager.GET('/template/getById/{id}', { params: { path: { id: 4_711 } } })).response.status).toBe(
      404,
    );
  });
});
