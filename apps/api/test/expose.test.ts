import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { png } from './kit/pictures.ts';
import { readPdf } from './kit/readPdf.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { type TestUserName, testUsers } from './kit/testUsers.ts';

const strange = 'Łukasz Çağlar Þór ğ İ ş €';

describeOnEachDatabase('the expose', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  const tokens = new Map<TestUserName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    for (const name of ['manager', 'admin', 'management', 'brand'] as const)
      tokens.set(name, (await server.logIn(name)).accessToken);
  });
  beforeEach(() => server.db.deleteFrom('bookmarks').execute());
  afterAll(() => server.stop());

  const bookmark = async (name: TestUserName, ...channels: number[]): Promise<void> => {
    for (const [index, channel_id] of channels.entries()) {
      const created_at = new Date(Date.now() - index * 1000);
      await server.db.insertInto('bookmarks').values({ user_id: testUsers[name].id, channel_id, created_at }).execute();
    }
  };
  const ask = (name: TestUserName, email: string = testUsers[name].email, query = '') =>
    fetch(`${server.url}/api/files/downloadJasperReport/${encodeURIComponent(email)}${query}`, {
      headers: { Authorization: `Bearer ${tokens.get(name) ?? ''}` },
    });
  const read = async (name: TestUserName, query = '') =>
    readPdf(new Uint8Array(await (await ask(name, testUsers[name].email, query)).arrayBuffer()));

  test('a cover, an overview and one page for each channel, as a file [R-CALL-081]', async () => {
    await bookmark('manager', people.lena.instagram, people.nico.twitch);
    const answer = await ask('manager', testUsers.manager.email.toUpperCase(), '?customer=Alpengl%C3%BCck%20GmbH');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Expose \d\d\.\d\d\.\d{4}\.pdf"/);
    const { pages, bookmarks, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(bookmarks).toEqual(['Expose', 'Alle Kanäle im Überblick', 'Lena Hartwig, Instagram', 'Nico Zaugg, Twitch']);
    expect(title).toBe('Expose – Alpenglück GmbH');
    expect(pages[0]).toMatch(/Ausgewählte Kanäle für Alpenglück GmbH .*2 Kanäle.*Resonanz GmbH/);
    expect(pages[1]).toMatch(
      /Lena Hartwig Instagram · lenahartwig 128\.412 .*4,82\s?% 2\.220\s€ Nico Zaugg Twitch · .* 67\.215 /,
    );
    expect(pages[2]).toMatch(/Lena Hartwig Instagram lenahartwig Hamburg, Deutschland.*128\.412.*4,82\s?%/);
    expect(pages[3]).toMatch(/67\.215.*4 \/ 4/);
  });

  test('prices are those of brands, an unknown one stays unknown, and nothing leads to the person', async () => {
    await bookmark('manager', people.lena.instagram, people.sophie.blog);
    await server.db
      .updateTable('influencers')
      .set({ mobile: '+49 170 1234567', address: 'Elbchaussee 1' })
      .where('id', '=', people.lena.id)
      .execute();
    const { pages } = await read('manager');
    // 1,850 € and 20 % commission, rounded up to 5 €.
    expect(pages[2]).toMatch(/Post 2\.220\s€/);
    expect(pages[3]).toMatch(/Integration auf Anfrage/);
    for (const secret of ['lena@example.com', '1234567', 'Elbchaussee', '1.850', 'Nordlicht'])
      expect(pages.join(' ')).not.toContain(secret);
    expect(pages[3]).toMatch(/Follower unbekannt/);
    expect(pages[3]).not.toMatch(/Follower 0/);
  });

  test('each price that is valid is shown, older ones and percentages are not', async () => {
    const price = (service: string, amount: number, more = {}) => ({
      channel_id: people.lena.tiktok,
      service,
      price: amount,
      valid_from: '2026-01-01',
      ...more,
    });
    await server.db
      .insertInto('channel_prices')
      .values([
        price('Video', 1000),
        price('Story', 401),
        price('Live', 777, { valid_until: '2026-02-01' }),
        price('SparkAds', 555, { replaced_at: new Date() }),
        price('BuyOut3', 30),
      ])
      .execute();
    await bookmark('manager', people.lena.tiktok);
    const { pages } = await read('manager');
    expect(pages[1]).toMatch(/Video 1\.200\s€ Story.* 485\s€/);
    for (const gone of ['935', '670', '35 €', 'Buy']) expect(pages[1]).not.toContain(gone);
  });

  test('figures name their source and day, and the charts say in words what they show', async () => {
    const day = (ago: number): string => berlinDayIn(new Date(), -ago);
    await server.db
      .insertInto('follower_history')
      .values([
        { channel_id: people.nico.twitch, day: day(20), followers: 60_000, source: 'platform' },
        { channel_id: people.nico.twitch, day: day(3), followers: 67_215, source: 'platform', is_estimated: true },
      ])
      .execute();
    await server.db
      .updateTable('channels')
      .set({ audience: JSON.stringify({ genderFemale: 61, genderMale: 36.5, germany: 12, until18: 4.25, above64: 1 }) })
      .where('id', '=', people.nico.twitch)
      .execute();
    await server.db
      .insertInto('channel_posts')
      .values({
        channel_id: people.nico.twitch,
        external_id: 'a',
        url: 'https://www.twitch.tv/nicozaugg/1',
        title: `Nacht ${strange} 🍂`,
        posted_at: new Date(),
        likes: 1,
        comments: null,
        views: 40_211,
        source: 'platform',
        measured_on: day(0),
      })
      .execute();
    await bookmark('manager', people.nico.twitch);
    const { pages, alternatives, links } = await read('manager');
    expect(pages[1]).toMatch(/67\.215 Stand \d\d\.\d\d\.\d{4} \*/);
    expect(pages[1]).toMatch(/Quelle: Twitch.* · \* geschätzt/);
    // What the agency typed, and how old a figure is, are no words for its customers.
    expect(pages[1]).not.toMatch(/von Hand|Tage alt/);
    expect(pages[1]).toMatch(/\+12,0\s?%/);
    expect(pages[1]).toContain(`Nacht ${strange}`);
    expect(pages[1]).toContain('40.211 Aufrufe · 1 Like');
    expect(alternatives[1]).toEqual([
      'Bild von Nico Zaugg',
      expect.stringMatching(/^Linie der Follower von 60\.000 am .* bis 67\.215 am/),
      expect.stringMatching(
        /weiblich 61\s%, männlich 36,5\s%, unbekannt 2,5\s%, unter 18 4,25\s%, über 64 1\s%, Deutschland 12\s%/,
      ),
    ]);
    expect(links).toContain('https://www.twitch.tv/nicozaugg/1');
  });

  test('it is tagged, in its language, with fonts of its own that know every name', async () => {
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', testUsers.admin.id).execute();
    await server.db
      .updateTable('influencers')
      .set({ first_name: 'Łukasz Çağlar', surname: 'Þór ğ İ ş €' })
      .where('id', '=', people.nico.id)
      .execute();
    await bookmark('admin', people.nico.twitch);
    const { pages, roles, language, isTagged, fonts, areFontsEmbedded, title } = await read('admin');
    await server.db
      .updateTable('influencers')
      .set({ first_name: 'Nico', surname: 'Zaugg' })
      .where('id', '=', people.nico.id)
      .execute();
    expect([title, language, isTagged]).toEqual(['Expose', 'en-GB', true]);
    expect(pages[1]).toContain(strange);
    expect(pages[1]).toContain('Services and prices');
    expect(fonts.every((name) => /^[A-Z]{6}\+Archivo/.test(name))).toBe(true);
    expect(areFontsEmbedded).toBe(true);
    expect(roles[1]?.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles[1]).toEqual(expect.arrayContaining(['Sect', 'Figure', 'H2', 'Table', 'TR', 'TH', 'TD', 'Link']));
  });

  test('a stored picture is drawn', async () => {
    await server.db
      .insertInto('media')
      .values({ key: 'nico.png', content_type: 'image/png', bytes: png(), created_at: new Date() })
      .execute();
    await server.db
      .updateTable('influencers')
      .set({ picture: '/media/nico.png' })
      .where('id', '=', people.nico.id)
      .execute();
    await bookmark('manager', people.nico.twitch);
    const bytes = Buffer.from(await (await ask('manager')).arrayBuffer()).toString('latin1');
    expect(bytes).toContain('/Subtype /Image');
  });

  test('another user’s list is forbidden, and so is any list for brands', async () => {
    await bookmark('admin', people.lena.instagram);
    expect((await ask('manager', testUsers.admin.email)).status).toBe(403);
    expect((await ask('brand')).status).toBe(403);
  });

  test('inactive channels, people who are blocked or deleted and those of other managements are left out, and an empty expose is rejected', async () => {
    await bookmark('manager', people.lena.instagram, people.mehmet.youtube, people.nico.twitch, people.sophie.blog);
    await server.db
      .updateTable('influencers')
      .set({ status: 2, block_reason: 'Fake Follower' })
      .where('id', '=', people.nico.id)
      .execute();
    await server.db
      .updateTable('influencers')
      .set({ deleted_at: new Date() })
      .where('id', '=', people.sophie.id)
      .execute();
    expect((await read('manager')).bookmarks).toEqual(['Expose', 'Lena Hartwig, Instagram']);
    await server.db.updateTable('influencers').set({ status: 1, block_reason: null, deleted_at: null }).execute();
    await server.db.updateTable('channels').set({ active: true }).where('id', '=', people.mehmet.youtube).execute();
    await bookmark('management', people.lena.instagram, people.mehmet.youtube);
    const own = await read('management');
    expect(own.bookmarks).toEqual(['Expose', 'Mehmet Yıldırım, YouTube']);
    expect(own.pages[1]).toMatch(/Leistungen und Preise auf Anfrage/);
    await server.db.deleteFrom('bookmarks').execute();
    const empty = await ask('manager');
    expect([empty.status, await empty.json()]).toEqual([409, expect.objectContaining({ error: 'exposeEmpty' })]);
  });

  test('fifty channels make fifty pages, after an overview of two', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 50; index += 1) {
      const { id } = await server.db
        .insertInto('channels')
        .values({
          influencer_id: people.lena.id,
          platform: 'Instagram',
          channel_type: 'instagram',
          url: `https://www.instagram.com/kanal${index}`,
          handle: `kanal${index}`,
          followers: 1000 + index,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    await bookmark('manager', ...ids);
    const { pages } = await read('manager');
    expect(pages).toHaveLength(53);
    expect(
      pages
        .slice(1, 3)
        .join(' ')
        .match(/kanal\d+/g),
    ).toEqual(Array.from({ length: 50 }, (_, index) => `kanal${index}`));
    expect(pages[52]).toMatch(/kanal49 .*53 \/ 53/);
  });
});
