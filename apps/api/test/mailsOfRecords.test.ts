import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailForms, mailTo } from './kit/mailForm.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('mails in the records of their partners', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let forms: ReturnType<typeof mailForms>;
  let fixture: CampaignFixture;
  let people: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    const { accessToken } = await server.logIn('admin');
    admin = server.client(accessToken);
    forms = mailForms(server, accessToken);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const table of [
      'mail_threads',
      'mail_drafts',
      'files',
      'influencers',
      'campaign_requests',
      'campaigns',
      'history',
      'audit_log',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    people = fixture.channels.map(({ influencerId }) => influencerId);
    for (const id of people)
      await server.db
        .updateTable('influencers')
        .set({ email: `lena.${id}@example.com` })
        .where('id', '=', id)
        .execute();
  });

  test('a mail of the catalogue stands among the mails of its partner, without the link that is the receiver’s alone', async () => {
    const link = 'https://brand.example.com/geheim';
    const partner = { userType: 'brand', refId: 1, campaignId: fixture.campaignId } as const;
    const draft = {
      to: testUsers.brand.email,
      language: 'DE',
      template: 'decisionReminder',
      values: { campaign: 'Herbstleuchten', count: 2, days: 3, link },
      partner,
    } as const;
    await server.db.transaction().execute((tx) => server.server.services.mail.send(tx, draft));
    await expect(
      server.db.transaction().execute(async (tx) => {
        await server.server.services.mail.send(tx, draft);
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    const [mail] = await server
      .mails()
      .then((mails) => mails.filter(({ template }) => template === 'decisionReminder'));
    expect(mail?.link).toBe(link);
    const { data } = await admin.POST('/influencerMail/findAllMail', { body: { filters: { customerId: 1 } } });
    expect(data?.data.content).toMatchObject([
      {
        userType: 'brand',
        refId: 1,
        campaignName: 'Herbstleuchten',
        receiverName: 'brand Muster',
        toEmail: testUsers.brand.email,
        state: 'sent',
        isAutomatic: true,
        createdByName: null,
        subject: mail?.subject,
      },
    ]);
    const threadId = data?.data.content[0]?.emailThread ?? '';
    const thread = await admin.GET('/influencerMail/findByThreadId/{threadId}', { params: { path: { threadId } } });
    expect(thread.data?.data.mails[0]?.message).toContain('Herbstleuchten');
    expect(JSON.stringify(thread.data)).not.toContain('geheim');
    await server.db.updateTable('mails').set({ state: 'failed', failure: 'refused' }).execute();
    expect(
      await admin.POST('/influencerMail/retry', { body: { mailId: data?.data.content[0]?.mailId ?? 0 } }),
    ).toMatchObject({ error: { error: 'mailIsAutomatic' } });
  });

  test('mails follow a person that is merged, stand in the data export of a person, and go when it is made anonymous', async () => {
    const [kept = 0, merged = 0, other = 0] = people;
    const channel = fixture.channels[1]?.id ?? 0;
    const receiver = { userType: 'influencer' as const, refId: merged, channelId: channel };
    await forms.send(
      {
        ...mailTo([]),
        receivers: [receiver],
        subject: 'Anfrage an {firstName}',
        message: '<p>Lena Hartwig 1, hier ist Ihr Angebot.</p>',
      },
      [new File(['Angebot'], 'angebot.txt')],
    );
    await forms.send(
      mailTo([other], { cc: [`lena.${merged}@example.com`], message: '<p>Wie mit Lena Hartwig 1 besprochen.</p>' }),
      [new File(['Text'], 'bleibt.txt')],
    );
    await server.mails();
    const at = async (id: number) =>
      (await server.db.selectFrom('influencers').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow())
        .updated_at;
    const body = {
      influencerId: kept,
      mergedId: merged,
      updatedAt: await at(kept),
      mergedUpdatedAt: await at(merged),
      take: ['surname', 'email'] as ('surname' | 'email')[],
    };
    expect((await admin.POST('/influencer/merge', { body })).response.status).toBe(200);
    const { data } = await admin.POST('/influencerMail/findAllMail', {
      body: { filters: { userType: ['influencer'], refId: kept } },
    });
    expect(data?.data.content).toMatchObject([{ subject: 'Anfrage an Lena', channelId: channel }]);
    const dataExport = await admin.POST('/influencer/dataExport', { body: { influencerId: kept }, parseAs: 'text' });
    expect(JSON.parse(String(dataExport.data))).toMatchObject({
      mails: [{ toEmail: `lena.${merged}@example.com`, text: 'Lena Hartwig 1, hier ist Ihr Angebot.' }],
    });
    expect(
      (await admin.POST('/influencer/anonymise', { body: { influencerId: kept, confirmation: 'Lena Hartwig 1' } }))
        .response.status,
    ).toBe(200);
    const tables = ['mails', 'mail_drafts', 'mail_threads', 'history', 'audit_log', 'repeatable_calls'] as const;
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} as t
        where lower(t::text) like '%hartwig 1%' or t::text like ${`%lena.${merged}@%`}`.execute(server.db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const files = await server.db
      .selectFrom('files')
      .select('name')
      .where('subject', '=', 'mail')
      .where('deleted_at', 'is', null)
      .execute();
    expect(files).toEqual([{ name: 'bleibt.txt' }]);
  });
});
