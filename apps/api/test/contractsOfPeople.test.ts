import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedEntries, changeTo, draftsFor, signature, tokenIn } from './kit/contractFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('contracts of a person', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
  });
  afterAll(() => server.stop());

  test('their mails stand among the person’s; the person is notified of them; unsigned ones go when it is made anonymous, signed ones stay', async () => {
    const { entries, campaignId } = await bookedEntries(server, 1);
    const [first] = await draftsFor(server, admin, entries);
    const [signedId, influencerId] = [first?.contractId ?? 0, first?.influencerId ?? 0];
    await changeTo(admin, signedId, { status: 'sent', message: '' });
    const token = tokenIn((await server.mails()).find(({ template }) => template === 'contractToSign'));
    await server.client().POST('/contract/public/{token}/sign', { params: { path: { token } }, body: signature });
    const { data: copy } = await admin.POST('/contract/duplicate', { body: { contractId: signedId } });
    const openId = copy?.data.contractId ?? 0;
    await changeTo(admin, openId, { status: 'sent', message: '' });
    await server.mails();

    const { data: mails } = await admin.POST('/influencerMail/findAllMail', {
      body: { filters: { userType: ['influencer'], refId: influencerId } },
    });
    expect(
      mails?.data.content
        .map(({ subject, campaignName, isAutomatic }) => `${subject} | ${campaignName} | ${isAutomatic}`)
        .toSorted(),
    ).toEqual([
      'Ihr Vertrag zu Herbstleuchten ist unterschrieben | Herbstleuchten | true',
      'Ihr Vertrag zu Herbstleuchten | Herbstleuchten | true',
      'Ihr Vertrag zu Herbstleuchten | Herbstleuchten | true',
    ]);

    const dataExport = await admin.POST('/influencer/dataExport', { body: { influencerId }, parseAs: 'text' });
    expect(JSON.parse(String(dataExport.data))).toMatchObject({
      contracts: [
        { contractId: signedId, campaign: 'Herbstleuchten', fee: 1_500, entered: { cityAndZip: '50667 Köln' } },
        { contractId: openId, signedAt: null, entered: null },
      ],
    });

    await server.db
      .updateTable('campaign_entries')
      .set({ content_status: 'Online', invoice_status: 'Bezahlt' })
      .where('campaign_id', '=', campaignId)
      .execute();
    const { first_name, surname } = await server.db
      .selectFrom('influencers')
      .select(['first_name', 'surname'])
      .where('id', '=', influencerId)
      .executeTakeFirstOrThrow();
    expect(
      (await admin.POST('/influencer/anonymise', { body: { influencerId, confirmation: `${first_name} ${surname}` } }))
        .response.status,
    ).toBe(200);
    expect(await server.db.selectFrom('contracts').select('id').execute()).toEqual([{ id: signedId }]);
    const kept = await server.db
      .selectFrom('files')
      .select(['subject_id'])
      .where('subject', '=', 'contract')
      .where('deleted_at', 'is', null)
      .distinct()
      .execute();
    expect(kept).toEqual([{ subject_id: signedId }]);
  });
});
