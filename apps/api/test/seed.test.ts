import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../src/demo/seed.ts';
import { seedContracts } from '../src/demo/seedContracts.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

const password = 'Resonanz!2026';

describeOnEachDatabase('demo data in the database', (database) => {
  let server: TestServer;
  let wasSeeded: boolean;
  beforeAll(async () => {
    server = await startTestServer({ database });
    await server.db.deleteFrom('users').execute();
    await server.db.deleteFrom('customers').execute();
    wasSeeded = await seed({ ...server.server.services, size: 'small' });
  }, 60_000);
  afterAll(() => server.stop());

  const logIn = async (path: '/authenticate' | '/brandAuthenticate' | '/testerworldAuthenticate', name: string) => {
    const { data } = await server.client().POST(path, { body: { username: `${name}@resonanz.example`, password } });
    if (data === undefined) throw new Error(`${name} could not log in.`);
    return { ...data.data, client: server.client(data.data.accessToken) };
  };

  test('every demo account logs in where it belongs, a colleague without a password nowhere', async () => {
    expect(wasSeeded).toBe(true);
    for (const name of ['superadmin', 'admin', 'manager', 'management'])
      expect((await logIn('/authenticate', name)).id).toBeGreaterThan(0);
    expect((await logIn('/authenticate', 'manager')).id).toBe(9);
    expect((await logIn('/brandAuthenticate', 'brand-invited')).signupWithToken).toBe(true);
    expect((await logIn('/brandAuthenticate', 'brand-two')).signupWithToken).toBe(false);
    await logIn('/testerworldAuthenticate', 'tester');
    await expect(logIn('/authenticate', 'ronja.steinbach')).rejects.toThrow('could not log in');
  });

  test('people that are talked about have ninety days of followers, ratings and files, and searches are saved', async () => {
    const { client } = await logIn('/authenticate', 'manager');
    const { subject_id: id } = await server.db
      .selectFrom('comments')
      .select('subject_id')
      .where('subject_kind', '=', 'influencer')
      .orderBy('subject_id')
      .executeTakeFirstOrThrow();
    const { data: files } = await client.GET('/files/ofSubject', {
      params: { query: { subject: 'influencer', subjectId: id } },
    });
    expect(files?.data.map(({ name }) => name).toSorted()).toEqual([
      'Gesprächsnotiz.txt',
      'Mediakit.csv',
      'Rahmenvereinbarung.txt',
    ]);
    const content = await fetch(new URL(files?.data[0]?.url ?? '', server.url));
    expect([content.status, (await content.text()).length > 50]).toEqual([200, true]);
    const { data: ratings } = await client.GET('/influencer/{influencerId}/ratings', {
      params: { path: { influencerId: id } },
    });
    expect(ratings?.data.content.length).toBe(3);
    const { data: channels } = await client.GET('/influencer/{influencerId}/channels', {
      params: { path: { influencerId: id } },
    });
    const known = channels?.data.find(({ followers }) => followers.value !== null);
    const { data: history } = await client.GET('/instagramStatistics/followerHistory/{id}', {
      params: { path: { id: known?.channelId ?? 0 }, query: { days: 90 } },
    });
    expect(history?.data.points.length).toBe(90);
    const { data: view } = await client.GET('/listView/{listId}', { params: { path: { listId: 'influencers' } } });
    expect(view?.data.savedSearches).toHaveLength(3);
  });

  test('brands find learning materials that open, and drafts stay with the agency', async () => {
    const { client } = await logIn('/brandAuthenticate', 'brand');
    const { data } = await client.GET('/learningMaterial/getAll');
    expect(data?.data.map(({ file, category }) => [category, file?.contentType])).toEqual([
      ['start', 'application/pdf'],
      ['briefing', 'video/webm'],
      ['law', 'application/pdf'],
      ['ugc', 'application/pdf'],
    ]);
    const content = await fetch(new URL(data?.data[0]?.file?.url ?? '', server.url));
    expect((await content.text()).startsWith('%PDF-1.4')).toBe(true);
    for (const { title, thumbnail } of data?.data ?? []) {
      const picture = await fetch(new URL(thumbnail?.url ?? '', server.url));
      expect([title, picture.status, picture.headers.get('content-type')]).toEqual([title, 200, 'image/svg+xml']);
      expect(await picture.text()).toMatch(/^<svg /);
    }
    const invited = await logIn('/brandAuthenticate', 'brand-invited');
    expect((await invited.client.GET('/learningMaterial/getAll')).data?.data).toHaveLength(3);
  });

  test('the network shows models, creators and channels with pictures that open', async () => {
    const { client } = await logIn('/brandAuthenticate', 'brand');
    const shown = async (kind: 'model' | 'creator' | 'channel') =>
      (await client.POST('/network/getWithPagination', { body: { kind, pageSize: 50 } })).data?.data.content ?? [];
    const [models, creators, channels] = [await shown('model'), await shown('creator'), await shown('channel')];
    expect([models.length, creators.length, channels.length > 5]).toEqual([10, 10, true]);
    expect(creators.filter(({ hasShowreel }) => hasShowreel)).toHaveLength(5);
    for (const card of [...models, ...creators])
      expect([card.name, (await fetch(new URL(card.picture ?? '', server.url))).headers.get('content-type')]).toEqual([
        card.name,
        'image/svg+xml',
      ]);
    expect(channels.every(({ picture }) => picture !== null)).toBe(true);
  });

  test('the campaign manager finds influencers, the watch list, campaigns and notifications', async () => {
    const { client } = await logIn('/authenticate', 'manager');
    const list = await client.POST('/influencer/advancedSearch', { body: { pageNumber: 0, pageSize: 10 } });
    expect(list.data?.data.content.map((row) => row.surname)).toEqual([
      'Hartwig',
      'Yıldırım',
      'Brandstätter',
      'Küppers',
      'Demir',
      'von Aufseß-Rautenberg',
      'Zaugg',
      'Oberhuber',
      'Okafor-Lindner',
      'Petersen',
    ]);
    expect(list.data?.data.totalElements).toBeGreaterThan(5_700);
    const watched = await client.GET('/fetchEachBookMarkData/{email}', {
      params: { path: { email: 'manager@resonanz.example' } },
    });
    expect(watched.data?.data[0]).toMatchObject({ titleName: 'Lena Hartwig', activee: 1 });
    const bell = await client.GET('/notification/recent', { params: { query: {} } });
    expect(bell.data?.data.unread).toBe(4);
    const picture = await fetch(`${server.url}${list.data?.data.content[0]?.picture}`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test('every staff account that works with to-dos finds some due today', async () => {
    for (const name of ['superadmin', 'admin', 'manager']) {
      const { client, id } = await logIn('/authenticate', name);
      const due = (await client.GET('/todo/getByDueDate')).data?.data ?? [];
      expect(due).not.toEqual([]);
      expect(due.filter(({ assign, status }) => assign !== id || status === 3)).toEqual([]);
    }
  });

  test('the brand finds its decisions, and the tester open projects', async () => {
    const { client } = await logIn('/brandAuthenticate', 'brand');
    const { data } = await client.GET('/campaignRequest/statistics');
    expect(data?.data.runningCampaigns).toBe(2);
    expect(data?.data.openDecisions).toBeGreaterThanOrEqual(6);
    const tester = await logIn('/testerworldAuthenticate', 'tester');
    const projects = await tester.client.GET('/testerProject/getOpen');
    expect(projects.data?.data.content.find(({ titleDe }) => titleDe === 'Cold Brew Testpaket')).toMatchObject({
      applications: 214,
      places: 150,
      phase: 'applied',
    });
  });

  test('ids go on after the demo data', async () => {
    const { id } = await server.db
      .insertInto('influencers')
      .values({ first_name: 'Neu' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(3_501);
    await server.db.deleteFrom('influencers').where('id', '=', id).execute();
  });

  test('a database in use is left alone', async () => {
    const count = async () =>
      (
        await server.db
          .selectFrom('users')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count();
    expect(await seed({ ...server.server.services, size: 'small' })).toBe(false);
    expect(await count()).toBe(before);
  });

  test('brands find UGC requests in every state, with a film that plays and a video to decide on', async () => {
    const brand = await logIn('/brandAuthenticate', 'brand');
    const { data } = await brand.client.POST('/ugcCampaignRequest/getWithPagination', {
      body: { sortBy: 'number', sort: 'ASC' },
    });
    expect(data?.data.content.map(({ status, isDraft }) => (isDraft ? 'draft' : status)).toSorted()).toEqual([
      1,
      2,
      2,
      'draft',
    ]);
    const open = data?.data.content.find(({ videosReady }) => videosReady > 0);
    const read = async ({ client: reader }: Pick<typeof brand, 'client'>) =>
      (
        await reader.GET('/ugcCampaignRequest/getById/{id}', {
          params: { path: { id: open?.ugcCampaignRequestId ?? 0 } },
        })
      ).data?.data;
    const request = await read(brand);
    expect(request?.creators.map(({ brandStatus }) => brandStatus)).toEqual([1, 3]);
    // This server makes no previews; the agency has the film itself.
    expect(request?.videos[0]?.versions[0]).toMatchObject({ previewState: 'pending', isPreview: true, url: null });
    const played = (await read(await logIn('/authenticate', 'manager')))?.videos[0]?.versions[0]?.url;
    const film = await fetch(new URL(played ?? '', server.url));
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/webm']);
  });

  test('the library of UGC videos has rights that are valid, end soon, are over and are not there yet', async () => {
    const { client } = await logIn('/authenticate', 'manager');
    const { data } = await client.POST('/ugcMaterial/getWithPagination', { body: { pageSize: 100 } });
    expect([...new Set(data?.data.content.map(({ rights }) => rights.state))].toSorted()).toEqual([
      'expired',
      'expiring',
      'pending',
      'valid',
    ]);
    expect((await client.GET('/ugcMaterial/choices')).data?.data.tags).toContain('Unboxing');
  });

  test('leads have contact persons, a log and to-dos of their follow-ups, which the manager finds due', async () => {
    const { client } = await logIn('/authenticate', 'manager');
    const { data } = await client.POST('/customerLead/getWithPagination', { body: { filters: { followUpDue: true } } });
    expect(data?.data.content.map(({ company, isFollowUpDue }) => [company, isFollowUpDue])).toEqual([
      ['Zirbenstube Möbelwerkstatt e.U.', true],
      ['Nordfriesische Teemanufaktur Jensen & Söhne', true],
    ]);
    const id = data?.data.content[0]?.customerLeadId ?? 0;
    const { data: lead } = await client.GET('/customerLead/getById/{id}', { params: { path: { id } } });
    expect(lead?.data.contacts).toHaveLength(1);
    const { data: todo } = await client.GET('/todo/read/{id}', {
      params: { path: { id: lead?.data.followUpTodoId ?? 0 } },
    });
    expect(todo?.data).toMatchObject({ customerLeadId: id, customerLeadName: 'Zirbenstube Möbelwerkstatt e.U.' });
    const { data: log } = await client.GET('/customerLead/getLog/{id}', { params: { path: { id }, query: {} } });
    expect(log?.data.totalElements).toBe(1);
    const { data: overview } = await client.GET('/workOverview', { params: { query: { widget: 'leads' } } });
    expect(overview?.data.leads?.rows.map(({ daysLeft }) => daysLeft)).toEqual([-2, 0]);
  });

  test('campaigns, creators and customers have mails: sent, failed, archived, with attachments', async () => {
    const { client } = await logIn('/authenticate', 'manager');
    const list = async (body: object) =>
      (await client.POST('/influencerMail/findAllMail', { body: { pageSize: 50, ...body } })).data?.data.content ?? [];
    const mails = await list({});
    expect(new Set(mails.map(({ userType }) => userType))).toEqual(new Set(['influencer', 'customer']));
    expect(mails.filter(({ state, isRead }) => state === 'failed' && !isRead)).toHaveLength(1);
    expect(await list({ folder: 'archive' })).toHaveLength(1);
    const long = mails.find(({ mailCount }) => mailCount === 3);
    const thread = (
      await client.GET('/influencerMail/findByThreadId/{threadId}', {
        params: { path: { threadId: long?.emailThread ?? '' } },
      })
    ).data?.data;
    const briefing = await fetch(new URL(thread?.mails[1]?.attachments[0]?.url ?? '', server.url));
    expect([briefing.status, briefing.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('as many contracts as are wanted are made at once, in every state and none of them due for a reminder', async () => {
    const { services } = server.server;
    await server.db
      .transaction()
      .execute((tx) => seedContracts({ db: tx, storage: services.storage, clock: services.clock }, 80));
    const { client } = await logIn('/authenticate', 'manager');
    const { data } = await client.POST('/contract/getWithPagination', { body: { pageNumber: 0, pageSize: 100 } });
    expect(data?.data.totalElements).toBe(89);
    expect(new Set(data?.data.content.map(({ status }) => status))).toEqual(
      new Set(['draft', 'sent', 'signed', 'countersigned', 'ended', 'cancelled']),
    );
    const { rows } = await sql`select 1 from contracts
      where sent_at is not null and (link_hash is null or reminders < 2) and id > 18`.execute(server.db);
    expect(rows).toEqual([]);
    const sent = data?.data.content.filter(({ status }) => status === 'sent').at(-1);
    const { data: contract } = await client.GET('/contract/getById/{id}', {
      params: { path: { id: sent?.contractId ?? 0 } },
    });
    expect(contract?.data.documentPath).not.toBeNull();
  });
});
