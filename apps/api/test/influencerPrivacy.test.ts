import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { addInfluencer, addToCampaign, errorsOf, lena, errorOf, resetInfluencers } from './kit/editedInfluencers.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type NewInfluencer = Schemas['NewInfluencer'];

describeOnEachDatabase('anonymising influencers and informing them of what is stored', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [admin, manager] = [await server.as('admin'), await server.as('manager')];
  });
  beforeEach(() => resetInfluencers(server));
  afterAll(() => server.stop());

  const added = (body?: NewInfluencer) => addInfluencer(manager, body);
  const update = (body: Schemas['InfluencerChange'], client = manager) => client.POST('/influencer/update', { body });
  const inCampaign = (person: Schemas['InfluencerRecord'], values?: object) => addToCampaign(server, person, values);

  test('anonymised, nothing in any table says who it was, and the figures stay', async () => {
    const person = await added({ ...lena, channels: [{ url: 'instagram.com/lenahartwig.elbe', followers: 54_321 }] });
    const { influencerId } = person;
    await update({ influencerId, updatedAt: person.updatedAt, cities: 'Kiel', address: 'Deichweg 3, 24103 Kiel' });
    const entry = await inCampaign(person, { notes: 'Lena Hartwig ruft zurück', impressions: 88_000, state: 2 });
    await server.db
      .insertInto('comments')
      .values({
        subject_kind: 'campaignEntry',
        subject_id: entry.id,
        audience: 'internal',
        author_side: 'agency',
        text: 'Frau Hartwig ist im Urlaub',
      })
      .execute();
    // A channel that was removed from its campaign, and its history.
    const { campaign_id } = await server.db
      .selectFrom('campaign_entries')
      .select('campaign_id')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('removed_entries')
      .values({
        entry_id: 990_001,
        campaign_id,
        influencer_id: influencerId,
        channel_handle: 'lenahartwig.elbe',
        original_url: 'https://www.instagram.com/lenahartwig.elbe/',
      })
      .execute();
    await server.db
      .insertInto('history')
      .values({
        entity: 'campaign_entry',
        entity_id: 990_001,
        action: 2,
        changes: JSON.stringify({ notizen: ['', 'Hartwig fragen'] }),
      })
      .execute();
    await server.db
      .insertInto('notifications')
      .values({
        user_id: 9,
        panel: 'agency',
        type: 1,
        message: 'x',
        notification_text: JSON.stringify({ channel: 'lenahartwig.elbe' }),
      })
      .execute();
    const anonymise = (confirmation: string, client = admin) =>
      client.POST('/influencer/anonymise', { body: { influencerId, confirmation } });
    expect(errorsOf(await anonymise('Lena Hartmann'))).toEqual([
      422,
      [{ field: 'confirmation', key: 'confirmationDiffers' }],
    ]);
    expect((await anonymise('Lena Hartwig', manager)).response.status).toBe(403);
    expect((await anonymise('lena hartwig')).response.status).toBe(200);

    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      for (const word of ['hartwig', 'lena.', 'elbchaussee', 'deichweg', '3704004405', '3920047', '41/123/04567']) {
        const { rows } =
          await sql`select 1 from ${sql.table(name)} as t where lower(t::text) like ${`%${word}%`} limit 1`.execute(
            server.db,
          );
        if (rows.length > 0) found.push(`${name}: ${word}`);
      }
    }
    expect(found).toEqual([]);
    expect(
      await server.db.selectFrom('campaign_entries').select(['impressions', 'influencer_id']).executeTakeFirst(),
    ).toEqual({ impressions: 88_000, influencer_id: influencerId });
    expect(await server.db.selectFrom('channels').select('followers').executeTakeFirst()).toEqual({
      followers: 54_321,
    });
    const last = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('entity', '=', 'influencer')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ action: 4, changes: { anonymised: [false, true] } });
  });

  test('texts about others lose the traces of an anonymised person and nothing else', async () => {
    const person = await added({
      ...lena,
      mobile: '+491701234567',
      channels: [{ url: 'instagram.com/beauty', followers: 5 }],
    });
    const other = await added({ firstName: 'Nora', surname: 'Beauty' });
    const about = (text: string) =>
      ({
        subject_kind: 'influencer',
        subject_id: other.influencerId,
        audience: 'internal',
        author_side: 'agency',
        text,
      }) as const;
    const pairs = [
      [
        'Dreht gern mit LENA Hartwig, siehe https://www.instagram.com/beauty/.',
        'Dreht gern mit [anonymisiert], siehe [anonymisiert].',
      ],
      [
        'Anfrage lief über lena.hartwig@mailhaus.example und 0170 / 123 45 67.',
        'Anfrage lief über [anonymisiert] und [anonymisiert].',
      ],
      [
        'Konto DE89 3704 0044 0532 0130 00, markiert als @beauty.',
        'Konto [anonymisiert], markiert als [anonymisiert].',
      ],
      ['Macht Beauty und Mode, @beauty.blog und mail@beauty, instagram.com/beautyful', undefined],
      ['Hartwig Lenard und Lena aus Hamburg, Nummer 01701234567890', undefined],
    ] as const;
    await server.db
      .insertInto('comments')
      .values(pairs.map(([text]) => about(text)))
      .execute();
    const todo = await server.db
      .insertInto('todos')
      .values({ title: 'Beauty-Kampagne: Lena Hartwig anrufen', due_date: '2026-12-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await server.db
      .insertInto('feedback')
      .values({
        source: 'staff',
        name: 'Jan Petersen',
        title: 'Suche',
        message: 'Die Suche findet @beauty nicht',
        is_anonymous: false,
        created_on: '2026-01-05',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('notifications')
      .values([
        {
          user_id: 9,
          panel: 'agency',
          type: 1,
          message: 'x',
          notification_text: JSON.stringify({ channel: 'beauty', campaign: 'Beauty' }),
        },
      ])
      .execute();
    expect(
      (
        await admin.POST('/influencer/anonymise', {
          body: { influencerId: person.influencerId, confirmation: 'Lena Hartwig' },
        })
      ).response.status,
    ).toBe(200);

    const comments = await server.db
      .selectFrom('comments')
      .select('text')
      .where('subject_id', '=', other.influencerId)
      .orderBy('id')
      .execute();
    expect(comments.map(({ text }) => text)).toEqual(pairs.map(([before, after]) => after ?? before));
    expect(await server.db.selectFrom('todos').select('title').where('id', '=', todo.id).execute()).toEqual([
      { title: 'Beauty-Kampagne: [anonymisiert] anrufen' },
    ]);
    expect(
      await server.db.selectFrom('feedback').select(['name', 'message']).where('id', '=', entry.id).execute(),
    ).toEqual([{ name: 'Jan Petersen', message: 'Die Suche findet [anonymisiert] nicht' }]);
    const notices = await server.db.selectFrom('notifications').select('notification_text').execute();
    expect(notices.map((each) => each.notification_text)).toContainEqual({
      channel: '[anonymisiert]',
      campaign: 'Beauty',
    });
    expect(
      (await server.db.selectFrom('influencers').select('surname').where('id', '=', other.influencerId).execute())[0]
        ?.surname,
    ).toBe('Beauty');
  });

  test('who has open work in a running campaign is not made anonymous', async () => {
    const person = await added({ ...lena, channels: [{ url: 'instagram.com/lena' }] });
    await inCampaign(person, { state: 3, content_status: 'Offen' });
    const answer = await admin.POST('/influencer/anonymise', {
      body: { influencerId: person.influencerId, confirmation: 'Lena Hartwig' },
    });
    expect(errorOf(answer)).toMatchObject({
      status: 409,
      error: 'influencerInUse',
      data: [{ campaigns: ['Sommerfrische'] }],
    });
  });

  test('a person gets everything that is stored, as a file; asking for it is written down', async () => {
    const person = await added({
      ...lena,
      channels: [{ url: 'instagram.com/lena', followers: 10, prices: [{ service: 'Post', price: 900 }] }],
    });
    const { influencerId } = person;
    const { id } = await inCampaign(person, { state: 1 });
    expect(
      (await admin.POST('/campaign/v1/deleteCompaignInfluencer', { body: { compaignInfluencerId: [id] } })).response
        .status,
    ).toBe(200);
    const { data, response } = await admin.POST('/influencer/dataExport', { body: { influencerId }, parseAs: 'text' });
    expect(response.headers.get('content-disposition')).toContain(`Datenauskunft-${influencerId}.json`);
    expect(JSON.parse(String(data))).toMatchObject({
      person: { surname: 'Hartwig', iban: 'DE89370400440532013000', consentSource: 'Anmeldeformular' },
      channels: [
        {
          handle: 'lena',
          prices: [{ service: 'Post', price: 900 }],
          followerHistory: [{ followers: 10, source: 'byHand' }],
        },
      ],
      campaigns: [],
      removedFromCampaigns: [{ campaign: 'Sommerfrische', handle: 'lena' }],
    });
    const log = await server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id'])
      .where('operation', '=', 'exportInfluencerData')
      .executeTakeFirst();
    expect(log).toEqual({ action: 5, entity_id: influencerId });
  });
});
