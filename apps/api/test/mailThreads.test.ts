import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailForms, mailTo } from './kit/mailForm.ts';
import { png } from './kit/pictures.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

const MB = 1024 * 1024;

describeOnEachDatabase('threads, drafts and attachments of mails', (database) => {
  let server: TestServer;
  const clients = new Map<TestUserName, ApiClient>();
  const tokens = new Map<TestUserName, string>();
  let fixture: CampaignFixture;
  let people: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const name of ['admin', 'manager', 'management'] as const) {
      const { accessToken } = await server.logIn(name);
      tokens.set(name, accessToken);
      clients.set(name, server.client(accessToken));
    }
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
    ] as const)
      await server.db.deleteFrom(table).execute();
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
    fixture = await insertCampaignFixture(server.db);
    people = fixture.channels.map(({ influencerId }) => influencerId);
    for (const id of people)
      await server.db
        .updateTable('influencers')
        .set({ email: `lena.${id}@example.com` })
        .where('id', '=', id)
        .execute();
  });

  const as = (name: TestUserName): ApiClient => clients.get(name) ?? server.client();
  const forms = (name: TestUserName) => mailForms(server, tokens.get(name) ?? '');
  const list = async (name: TestUserName, body: NonNullable<Parameters<typeof query>[1]> = {}) => query(as(name), body);
  const query = async (
    client: ApiClient,
    body: {
      folder?: 'inbox' | 'sent' | 'scheduled' | 'archive';
      search?: string;
      page?: number;
      pageSize?: number;
      filters?: object;
    },
  ) => {
    const { data } = await client.POST('/influencerMail/findAllMail', { body });
    return { subjects: data?.data.content.map(({ subject }) => subject), total: data?.data.totalElements };
  };
  const kept = (): string[] => {
    try {
      return readdirSync(path.join(server.filesFolder, 'kept'));
    } catch {
      return [];
    }
  };

  test('what a list shows of a long mail ends with a word and a sign that there is more', async () => {
    const whole = `${'a'.repeat(79)} ${'b'.repeat(80)}`;
    const messages = [
      'Produktfotos '.repeat(30),
      'Wort, '.repeat(40),
      `${whole} c`,
      whole,
      'https://'.padEnd(300, 'x'),
    ];
    for (const message of messages)
      await forms('manager').send(mailTo([people[0] ?? 0], { message: `<p>${message}</p>` }));
    await server.mails();
    const { data } = await as('manager').POST('/influencerMail/findAllMail', { body: {} });
    const shown = [
      `${'Produktfotos '.repeat(12)}…`,
      `${'Wort, '.repeat(25)}Wort …`,
      `${whole} …`,
      whole,
      `${'https://'.padEnd(159, 'x')}…`,
    ];
    expect(data?.data.content.map(({ snippet }) => snippet).toSorted()).toEqual(shown.toSorted());
  });

  test('a list is narrowed by folder, campaign, partner, channel and words, and paged [R-CALL-082] [R-CALL-084]', async () => {
    const [first = 0, second = 0] = people;
    const channel = fixture.channels[1]?.id ?? 0;
    await forms('manager').send(
      mailTo([first], { subject: 'Sommer', campaignId: fixture.campaignId, message: '<p>Zuckerwatte</p>' }),
    );
    await server.mails();
    server.clock.advance({ minutes: 1 });
    await forms('manager').send({
      ...mailTo([]),
      receivers: [{ userType: 'influencer', refId: second, channelId: channel }],
      subject: 'Winter',
    });
    await forms('admin').send(
      mailTo([first], { subject: 'Später', scheduledAt: new Date(Date.now() + 3_600_000).toISOString() }),
    );
    await server.mails();
    expect(await list('manager')).toEqual({ subjects: ['Später', 'Winter', 'Sommer'], total: 3 });
    expect(await list('manager', { pageSize: 1, page: 1 })).toEqual({ subjects: ['Winter'], total: 3 });
    expect(await list('manager', { folder: 'sent' })).toEqual({ subjects: ['Winter', 'Sommer'], total: 2 });
    expect(await list('manager', { folder: 'scheduled' })).toEqual({ subjects: ['Später'], total: 1 });
    expect(await list('manager', { folder: 'inbox' })).toEqual({ subjects: [], total: 0 });
    expect((await list('manager', { filters: { campaignId: fixture.campaignId } })).subjects).toEqual(['Sommer']);
    expect((await list('manager', { filters: { userType: ['influencer'], refId: first } })).subjects).toEqual([
      'Später',
      'Sommer',
    ]);
    expect((await list('manager', { filters: { channelId: channel, platform: ['Instagram'] } })).subjects).toEqual([
      'Winter',
    ]);
    expect((await list('manager', { filters: { customerId: 1 } })).subjects).toEqual([]);
    expect((await list('manager', { search: 'ZUCKER' })).subjects).toEqual(['Sommer']);
    expect((await list('manager', { search: '100%' })).subjects).toEqual([]);
    const latest = await as('manager').GET('/influencerMail/getLatestMailList', { params: { query: { size: 2 } } });
    expect(
      latest.data?.data.map(({ subject }) => subject),
      'mine are mails I wrote and those of my campaigns',
    ).toEqual(['Winter', 'Sommer']);
    expect(
      (await as('manager').GET('/influencerMail/getLatestMailList', { params: { query: { whose: 'all' } } })).response
        .status,
    ).toBe(403);
  });

  test('a thread is read and unread, archived and taken out again [R-FLOW-018, R-FLOW-019, R-CALL-083, R-CALL-085, R-CALL-086, R-CALL-087, R-CALL-088, R-CALL-092]', async () => {
    await forms('manager').send(mailTo(people.slice(0, 1)));
    await server.mails();
    const { id } = await server.db.selectFrom('mail_threads').select('id').executeTakeFirstOrThrow();
    const threadId = String(id);
    const manager = as('manager');
    const count = async () => (await manager.GET('/influencerMail/unreadCount')).data;
    expect(await count()).toEqual({ message: 'SUCCESS', data: 0, error: null });
    await manager.POST('/influencerMail/isReadByThreadId', { body: { threadId, isRead: false } });
    expect(await count()).toMatchObject({ data: 1 });
    expect((await as('admin').GET('/influencerMail/findUnreadMail')).data?.data).toMatchObject([
      { emailThread: threadId, isRead: false },
    ]);
    const archive = (archived: boolean) =>
      manager.POST('/influencerMail/updateArchiveStatus', { body: { threadId: [threadId], archived } });
    expect((await archive(true)).response.status).toBe(200);
    expect((await archive(true)).error).toMatchObject({ message: 'CONFLICT', error: 'transitionNotAllowed' });
    expect([await list('manager'), await list('manager', { folder: 'archive' }), (await count())?.data]).toEqual([
      { subjects: [], total: 0 },
      { subjects: ['Anfrage'], total: 1 },
      0,
    ]);
    await archive(false);
    await manager.POST('/influencerMail/isReadByThreadId', { body: { threadId, isRead: true } });
    const thread = await manager.GET('/influencerMail/findByThreadId/{threadId}', { params: { path: { threadId } } });
    expect(thread.data?.data).toMatchObject({
      isRead: true,
      isArchived: false,
      subject: 'Anfrage',
      partner: { refId: people[0] },
      mails: [
        {
          message: '<p>Guten Tag,</p><p>haben Sie Zeit?</p>',
          state: 'sent',
          emailConfigurationId: null,
          remoteImages: [],
        },
      ],
    });
    const actions = await server.db
      .selectFrom('history')
      .select(['action', 'user_id'])
      .where('entity', '=', 'mail_thread')
      .orderBy('id')
      .execute();
    expect(actions).toEqual([1, 3, 3].map((action) => ({ action, user_id: testUsers.manager.id })));
  });

  test('mails of campaigns of another region, and all mails for managements and brands, are not there', async () => {
    await server.db.updateTable('campaigns').set({ region_id: 3 }).where('id', '=', fixture.campaignId).execute();
    const { data } = await forms('admin').send(mailTo(people.slice(0, 1), { campaignId: fixture.campaignId }), [
      new File(['Geheim'], 'a.txt'),
    ]);
    const [{ emailThread: threadId = '', mailId = 0 } = {}] = data.mails;
    await server.mails();
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', testUsers.manager.id).execute();
    const manager = as('manager');
    const { id: fileId } = await server.db.selectFrom('files').select('id').executeTakeFirstOrThrow();
    expect((await as('admin').GET('/files/{fileId}', { params: { path: { fileId } }, parseAs: 'text' })).data).toBe(
      'Geheim',
    );
    const statuses = [
      await manager.GET('/influencerMail/findByThreadId/{threadId}', { params: { path: { threadId } } }),
      await manager.POST('/influencerMail/isReadByThreadId', { body: { threadId, isRead: false } }),
      await manager.POST('/influencerMail/updateArchiveStatus', { body: { threadId: [threadId], archived: true } }),
      await manager.POST('/influencerMail/retry', { body: { mailId } }),
      await manager.POST('/influencerMail/cancel', { body: { mailId } }),
      await manager.GET('/files/{fileId}', { params: { path: { fileId } } }),
    ].map(({ response }) => response.status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await list('manager')).toEqual({ subjects: [], total: 0 });
    expect((await forms('manager').send(mailTo(people, { campaignId: fixture.campaignId }))).status).toBe(404);
    expect((await forms('manager').send(mailTo(people.slice(0, 1), { parentId: mailId }))).status).toBe(404);
    const management = as('management');
    expect((await management.POST('/influencerMail/findAllMail', { body: {} })).response.status).toBe(403);
    expect((await forms('management').send(mailTo(people))).status).toBe(403);
    const brand = mailForms(server, (await server.logIn('brand')).accessToken);
    expect((await brand.send(mailTo(people))).status).toBe(403);
    const rows = await server.db.selectFrom('mail_threads').select(['is_read', 'is_archived']).execute();
    expect(rows).toEqual([{ is_read: true, is_archived: false }]);
  });

  test('a draft is its author’s alone, is saved with its attachments, and becomes the mail', async () => {
    const before = kept().length;
    const written = { ...mailTo(people.slice(0, 1)), subject: '', campaignId: fixture.campaignId };
    const { data: draft } = await forms('manager').saveDraft(written, [
      new File(['Eins'], 'eins.txt'),
      new File([new Uint8Array(png())], 'bild.png'),
    ]);
    expect(draft).toMatchObject({
      subject: '',
      receivers: [{ refId: people[0], toEmail: `lena.${people[0]}@example.com` }],
      campaignName: 'Herbstleuchten',
      attachments: [{ name: 'eins.txt' }, { name: 'bild.png' }],
    });
    const { draftId } = draft;
    const [one] = draft.attachments;
    const drafts = async (name: TestUserName, search = {}) =>
      (await as(name).GET('/influencerMail/getDrafts', { params: { query: search } })).data?.data.length;
    expect([
      await drafts('manager'),
      await drafts('manager', { campaignId: fixture.plainCampaignId }),
      await drafts('manager', { userType: 'influencer', refId: people[0] }),
      await drafts('admin'),
    ]).toEqual([1, 0, 1, 0]);
    expect((await forms('admin').saveDraft({ ...written, draftId })).status).toBe(404);
    expect((await as('admin').POST('/influencerMail/deleteDraft', { body: { draftId } })).response.status).toBe(404);
    expect((await as('admin').POST('/files/delete', { body: { fileId: one?.fileId ?? 0 } })).response.status).toBe(404);
    const kind = { draftId, subject: 'Fertig', keepAttachments: [one?.fileId ?? 0] };
    expect((await forms('manager').saveDraft({ ...written, ...kind, keepAttachments: [999_999] })).status).toBe(404);
    const { data: sent } = await forms('manager').send({ ...written, ...kind }, [new File(['Zwei'], 'zwei.txt')]);
    expect(sent.mails).toMatchObject([{ attachmentCount: 2, subject: 'Fertig' }]);
    const [mail] = await server.mails().then((mails) => mails.filter(({ subject }) => subject === 'Fertig'));
    expect(mail?.raw.match(/filename=\S+/g)).toEqual(['filename=eins.txt', 'filename=zwei.txt']);
    expect(await drafts('manager')).toBe(0);
    expect(await forms('manager').send({ ...written, ...kind })).toMatchObject({
      status: 409,
      error: 'draftAlreadySent',
    });
    expect((await as('manager').POST('/files/delete', { body: { fileId: one?.fileId ?? 0 } })).response.status).toBe(
      404,
    );
    expect(kept().length - before).toBe(2);
    const { data: other } = await forms('manager').saveDraft(written, [new File(['Drei'], 'drei.txt')]);
    expect(
      (await as('manager').POST('/influencerMail/deleteDraft', { body: { draftId: other.draftId } })).response.status,
    ).toBe(200);
    expect([kept().length - before, await drafts('manager')]).toEqual([2, 0]);
  });

  test('programs, strange contents and more than 25 MB are rejected, and leave nothing behind [R-VAL-032, R-VAL-033]', async () => {
    const before = kept().length;
    const text = (bytes: number, name = 'lang.txt') => new File(['a'.repeat(bytes)], name);
    const attempts: readonly [readonly File[], object][] = [
      [[new File(['MZ'], 'a.exe')], { status: 422, fieldErrors: [{ field: 'attachments.0', key: 'fileExecutable' }] }],
      [
        [text(3, 'gut.txt'), new File([Buffer.from([0x4d, 0x5a, 0x90, 0, 3])], 'rechnung.pdf')],
        { status: 422, fieldErrors: [{ field: 'attachments.1', key: 'fileExecutable' }] },
      ],
      [[new File(['x'], 'a.jar.pdf')], { fieldErrors: [{ key: 'fileExecutable' }] }],
      [[new File(['<html>'], 'bild.png')], { fieldErrors: [{ key: 'fileContentMismatch' }] }],
      [[text(25 * MB + 1)], { status: 413, error: 'attachmentsTooLarge' }],
      [[text(13 * MB), text(12 * MB + 1)], { status: 413, error: 'attachmentsTooLarge' }],
      [Array.from({ length: 11 }, () => text(1)), { status: 413 }],
    ];
    for (const [files, error] of attempts) {
      expect(await forms('manager').send(mailTo(people), files)).toMatchObject(error);
      expect(await forms('manager').saveDraft(mailTo(people), files)).toMatchObject(error);
    }
    const { data: draft } = await forms('manager').saveDraft(mailTo(people), [text(20 * MB)]);
    expect(
      await forms('manager').saveDraft({ ...mailTo(people), draftId: draft.draftId }, [text(6 * MB)]),
    ).toMatchObject({ status: 422, fieldErrors: [{ field: 'attachments', key: 'attachmentsTooLarge' }] });
    expect(
      (await forms('manager').send({ ...mailTo(people), draftId: draft.draftId, keepAttachments: [] }, [text(6 * MB)]))
        .status,
    ).toBe(200);
    expect(kept().length - before).toBe(1);
    expect(readdirSync(path.join(server.filesFolder, 'drafts'))).toEqual([]);
    const { count } = await server.db
      .selectFrom('mail_drafts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
});
