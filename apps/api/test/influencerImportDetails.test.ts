import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Column = Schemas['ImportMapping']['columns'][number];

const HEAD = [
  'Name',
  'Instagram',
  'Telefon',
  'Straße',
  'Hausnr.',
  'PLZ',
  'Stadt',
  'Land',
  'Deutschland %',
  'Österreich %',
  '18–24',
  '25–34',
  'Frauen %',
  'Männer %',
  'TikTok',
  'TikTok Frauen %',
];
const file = (...rows: string[]): string => [HEAD.join(';'), ...rows].join('\n');

describeOnEachDatabase('telephone, address and audience of an import', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
  });
  beforeEach(async () => {
    await server.db.deleteFrom('history').execute();
    await server.db.deleteFrom('influencers').execute();
  });
  afterAll(() => server.stop());

  const call = async <Data>(step: string, text: string, mapping?: Partial<Schemas['ImportMapping']>): Promise<Data> => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'liste.csv');
    if (mapping) form.set('mapping', JSON.stringify({ skipInvalidRows: false, ...mapping }));
    const response = await fetch(`${server.url}/api/influencer/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { data: Data }).data;
  };
  /** The columns as the server itself takes them. */
  const columnsOf = async (text: string): Promise<Column[]> =>
    (await call<Schemas['ImportInspection']>('/inspect', text)).columns.flatMap(
      ({ column, suggestedField: field, suggestedChannel: channel }) =>
        field === null ? [] : [{ column, field, channel }],
    );
  const preview = async (text: string, existing: 'skip' | 'update' = 'skip') =>
    call<Schemas['ImportPreview']>('/preview', text, { columns: await columnsOf(text), existing });
  const run = async (text: string, existing: 'skip' | 'update' = 'skip') =>
    call<Schemas['ImportResult']>('', text, { columns: await columnsOf(text), existing });
  const person = () =>
    server.db.selectFrom('influencers').select(['mobile', 'address', 'city', 'country']).executeTakeFirstOrThrow();
  const audiences = async () =>
    (await server.db.selectFrom('channels').select('audience').orderBy('platform').execute()).map(
      ({ audience }) => audience,
    );
  const surveys = () =>
    server.db
      .selectFrom('channel_measurements')
      .select(['shares', 'source'])
      .where('kind', '=', 'audience')
      .orderBy('channel_id')
      .execute();

  test('is taken over as its columns are called, each share by its channel', async () => {
    await run(
      file(
        'Lena Hartwig;instagram.com/lena;0170 / 123 45 67;Lindenweg;4;50667;Köln;Deutschland;71,5;12;38,25;30 %;;36;tiktok.com/@lena;80',
      ),
    );
    expect(await person()).toEqual({
      mobile: '+491701234567',
      address: 'Lindenweg 4, 50667 Köln',
      city: 'Köln',
      country: 'DE',
    });
    expect(await audiences()).toEqual([
      { germany: 71.5, austria: 12, age18To24: 38.25, age25To34: 30, genderMale: 36 },
      { genderFemale: 80 },
    ]);
    expect((await surveys()).map(({ source, shares }) => [source, shares?.genderFemale ?? null])).toEqual([
      ['import', null],
      ['import', 80],
    ]);
  });

  test('a number is read by the rules of its country, and a German postcode gets back the 0 that a spreadsheet took', async () => {
    await run(file('Lena Hartwig;instagram.com/lena;0664 1234567;;;1010;Wien;Österreich;;;;;;;;'));
    expect(await person()).toMatchObject({ mobile: '+436641234567', address: '1010 Wien' });
    await server.db.deleteFrom('influencers').execute();
    await run(file('Ole Petersen;instagram.com/ole;;Elbweg 3;;1067;Dresden;DE;;;;;;;;'));
    expect(await person()).toMatchObject({ mobile: null, address: 'Elbweg 3, 01067 Dresden' });
  });

  test('of an address with a part that cannot be read every part that is left out is named; the city alone spoils none', async () => {
    const { rows } = await preview(
      file(
        'Lena Hartwig;instagram.com/lena;;Lindenweg;---;50667;Köln;Deutschland;;;;;;;;',
        'Ole Petersen;instagram.com/ole;;Elbweg 3;;;<b>Kiel</b>;DE;;;;;;;;',
      ),
    );
    expect(rows.map(({ warnings }) => warnings.map(({ field, key }) => [field, key]))).toEqual([
      [
        ['houseNumber', 'specialCharacterValue'],
        ['street', 'addressIncomplete'],
        ['zip', 'addressIncomplete'],
      ],
      [['city', 'containsHtml']],
    ]);
    await run(file('Ole Petersen;instagram.com/ole;;Elbweg 3;;;<b>Kiel</b>;DE;;;;;;;;'));
    expect(await person()).toMatchObject({ address: 'Elbweg 3', city: null });
  });

  test('what cannot be is said with its field and channel: no telephone number, a share that is none, more than the whole', async () => {
    const { rows } = await preview(file('Lena Hartwig;instagram.com/lena;12;;;;;;80;30;viele;;120;;tiktok.com/@lena;'));
    expect(rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [] });
    expect(rows[0]?.warnings.map(({ field, key, channel }) => [field, key, channel])).toEqual([
      ['mobile', 'germanPhoneNumber', undefined],
      ['age18To24', 'invalidNumber', 1],
      ['genderFemale', 'numberOutOfRange', 1],
      ['germany', 'sharesAboveWhole', 1],
    ]);
  });

  test('brings known people and channels up to date: empty cells change nothing, shares that cannot stay fall away', async () => {
    await run(file('Lena Hartwig;instagram.com/lena;0170 1234567;Lindenweg;4;50667;Köln;DE;60;30;20;30;70;;;'));
    const text = file('Lena Hartwig;instagram.com/lena;;Rheinweg;9;50668;Köln;;75;;25;;;;;');
    expect(
      (await preview(text, 'update')).rows[0]?.changes.map(({ field, before, after }) => [field, before, after]),
    ).toEqual([
      ['address', 'Lindenweg 4, 50667 Köln', 'Rheinweg 9, 50668 Köln'],
      ['germany', 60, 75],
      ['austria', 30, null],
      ['age18To24', 20, 25],
    ]);
    await run(text, 'update');
    expect(await person()).toMatchObject({ mobile: '+491701234567', address: 'Rheinweg 9, 50668 Köln' });
    expect(await audiences()).toEqual([{ germany: 75, age18To24: 25, age25To34: 30, genderFemale: 70 }]);
    const { changes } = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'channel')
      .where('action', '=', 2)
      .executeTakeFirstOrThrow();
    expect(Object.keys(changes ?? {})).toEqual(['audience']);
  });
});
