import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('influencer export', (database) => {
  let server: TestServer;
  let token: string;
  let people: InfluencerFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    await server.db
      .updateTable('influencers')
      .set({ surname: '=HYPERLINK("x")', city: 'Köln\n=1+1' })
      .where('id', '=', people.mehmet.id)
      .execute();
    token = (await server.logIn('manager')).accessToken;
  });
  afterAll(() => server.stop());

  const exported = (body: unknown) =>
    fetch(`${server.url}/api/influencer/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('CSV for German Excel: mark, semicolons, decimal commas, German words, harmless cells [R-CALL-072]', async () => {
    const answer = await exported({ format: 'csv', language: 'de', sortBy: 'followers' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="influencer-\d{4}-\d\d-\d\d\.csv"/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8').slice(1);
    const today = new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Europe/Berlin',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    const daysAgo = (days: number) => today.format(Date.now() - days * 86_400_000);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'Vorname;Nachname;Plattform;Handle;URL;Follower;Interaktionsrate (%);Preis je Beitrag;Währung;Bewertung;Anzahl Bewertungen;Kategorien;Land;Stadt;Management;Vertrauenswürdig;Buy-out möglich;Kanal;Angelegt am',
      `Mehmet;"'=HYPERLINK(""x"")";YouTube;Mehmet kocht;https://www.youtube.com/@mehmetkocht;412040;6,1;4200;EUR;4,9;61;Food;Deutschland (DE);"Köln\n'=1+1";Nordlicht Management;Ja;Ja;Inaktiv;${daysAgo(2)}`,
      `Lena;Hartwig;Instagram;lenahartwig;https://www.instagram.com/lenahartwig;128412;4,82;1850;EUR;4,6;38;Beauty, Lifestyle;Deutschland (DE);Hamburg;;Ja;Nein;Aktiv;${daysAgo(1)}`,
    ]);
    expect(text).toContain('Sophie;Brandstätter;Blog;www.sophie-schreibt.example;');
    expect(text).toContain(';Österreich (AT);Wien;');
    expect(text.trimEnd().split('\r\n')).toHaveLength(6);
  });

  test('XLSX in English keeps numbers as numbers and texts as texts, filtered like the list', async () => {
    const answer = await exported({
      format: 'xlsx',
      language: 'en',
      filters: { countries: ['DE'] },
      sortBy: 'followers',
    });
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const [sheet] = await readExcelFile(Buffer.from(await answer.arrayBuffer()));
    const [head, first, ...others] = sheet?.data ?? [];
    expect(head?.slice(0, 8)).toEqual([
      'First name',
      'Surname',
      'Platform',
      'Handle',
      'URL',
      'Followers',
      'Engagement rate (%)',
      'Price per post',
    ]);
    expect(first?.slice(0, 8)).toEqual([
      'Mehmet',
      '=HYPERLINK("x")',
      'YouTube',
      'Mehmet kocht',
      'https://www.youtube.com/@mehmetkocht',
      412_040,
      6.1,
      4_200,
    ]);
    expect(others.map((row) => row[3])).toEqual(['lenahartwig', 'lenahartwig']);
  });

  test('every export is written to the history, without what was searched for', async () => {
    await server.db.deleteFrom('history').execute();
    await exported({ format: 'csv', language: 'de', search: 'Hartwig', filters: { trusted: true } });
    const rows = await server.db.selectFrom('history').select(['entity', 'user_id', 'changes']).execute();
    expect(rows).toEqual([
      {
        entity: 'influencer_export',
        user_id: testUsers.manager.id,
        changes: { format: 'csv', rows: 2, filters: { trusted: true }, searched: true },
      },
    ]);
  });

  test('the file has the columns that are shown, in their order, or the selected rows, and the history says so', async () => {
    const columns = ['name', 'city', 'growth', 'followers'];
    const shown = await (await exported({ format: 'csv', language: 'de', sortBy: 'followers', columns })).text();
    expect(shown.split('\r\n')[0]).toBe('Vorname;Nachname;Plattform;Handle;URL;Stadt;Wachstum 30 Tage (%);Follower');
    await server.db.deleteFrom('history').execute();
    const selected = await (
      await exported({
        format: 'csv',
        language: 'en',
        columns: ['name'],
        channelIds: [people.nico.twitch, 999_999],
        filters: { trusted: true },
      })
    ).text();
    expect(selected.trimEnd().split('\r\n').slice(1)).toEqual([
      'Nico;Zaugg;Twitch;nicozaugg;https://www.twitch.tv/nicozaugg',
    ]);
    expect(await server.db.selectFrom('history').select('changes').execute()).toEqual([
      { changes: { format: 'csv', rows: 1, selected: 2, columns: ['name'] } },
    ]);
  });

  test('a list that is too long is rejected, not cut off', async () => {
    await sql`insert into influencers (id, surname) values (900000, 'Viele')`.execute(server.db);
    await sql`insert into channels (influencer_id, platform, channel_type, url)
      select 900000, 'Pinterest', 'pinterest', 'https://www.pinterest.de/n' || n
      from generate_series(1, 20001) n`.execute(server.db);
    const filters = { platforms: ['Pinterest'] };
    const refused = await exported({ format: 'xlsx', language: 'de', filters });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: 'exportTooManyRows', data: { most: 20_000 } });
    expect((await exported({ format: 'csv', language: 'de', filters })).status).toBe(200);
    await sql`delete from influencers where id = 900000`.execute(server.db);
    // Twenty thousand rows with all their indexes take the embedded database a while when the machine is busy.
  }, 60_000);

  test('a format that does not exist is named', async () => {
    const answer = await exported({ format: 'pdf', language: 'de' });
    expect(answer.status).toBe(422);
  });
});
