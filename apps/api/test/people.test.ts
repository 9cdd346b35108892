import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { addPerson, emptySheet } from './kit/peopleFixture.ts';
import { png } from './kit/pictures.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Input = components['schemas']['PersonInput'];

const sheet: Input = {
  ...emptySheet,
  email: 'nora@example.com',
  mobile: '+49 170 1234567',
  dob: '1996-04-02',
  address: 'Am Markt 3, 50667 Köln',
  gender: 'female',
  country: 'DE',
  cities: 'Köln',
  category: [3],
  languages: ['de', 'en'],
  nourishment: 'vegan',
  relationshipStatus: 'married',
  children: true,
  childrenAges: [3, 7],
  alcohol: 'no',
  smartphone: 'iphone',
  pets: ['dog'],
  athletic: ['yoga'],
  mobility: ['bicycle'],
  channels: [{ platform: 'TikTok', followers: 12_400 }],
  equipment: ['camera', 'light'],
  turnaroundDays: 7,
  videoPrices: [
    { seconds: 60, price: 320 },
    { seconds: 15, price: 120 },
  ],
  notes: 'Dreht gern draußen.',
  consentOn: '2026-01-05',
  consentSource: 'E-Mail',
};

describeOnOneDatabase('models and creators', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    for (const table of ['network_wishes', 'people', 'files', 'history'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = manager) =>
    client.POST('/creator/save', { body: { ...sheet, ...values } });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const move = (personId: number, body: Partial<components['schemas']['PersonStatusChange']>, client = manager) =>
    client.POST('/creator/changeStatus', { body: { personId, ...body } });
  const listed = async (body: components['schemas']['PersonQuery'] = {}) =>
    (await manager.POST('/creator/getWithPagination', { body })).data?.data.content ?? [];
  const errorsOf = async (values: Partial<Input>) =>
    (await save(values)).error?.fieldErrors?.map(({ field, key }) => `${field} ${key}`);

  test('the sheet keeps personal data, place, way of living, children and pets, and the profile picture [R-ENT-020]', async () => {
    const person = await saved();
    expect(person).toMatchObject({
      ...sheet,
      mobile: '+491701234567',
      videoPrices: [
        { seconds: 15, price: 120 },
        { seconds: 60, price: 320 },
      ],
      state: 'new',
      archived: false,
      profilePicture: null,
      masked: [],
    });
    const form = new FormData();
    for (const [key, value] of Object.entries({
      subject: 'creator',
      subjectId: String(person.personId),
      kind: 'profile',
    }))
      form.set(key, value);
    form.set('file', new File([Uint8Array.from(png())], 'nora.png'));
    const { accessToken } = await server.logIn('manager');
    expect(
      (
        await fetch(`${server.url}/api/files/upload`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${accessToken}` },
          body: form,
        })
      ).status,
    ).toBe(200);
    const read = await manager.GET('/creator/getById/{id}', { params: { path: { id: person.personId } } });
    expect(read.data?.data.profilePicture).toMatch(/^\/media\/files\/\d+\?/);
    expect(await listed()).toMatchObject([
      {
        personId: person.personId,
        price: 120,
        childrenAges: [3, 7],
        profilePicture: expect.stringMatching(/^\/media\/files\//),
      },
    ]);
    expect(
      (await admin.POST('/model/save', { body: { ...emptySheet, height: 178, hairColour: 'red', dayPrice: 900 } })).data
        ?.data,
    ).toMatchObject({ height: 178, hairColour: 'red', dayPrice: 900, state: 'new' });
  });

  test('wrong values are rejected at their fields', async () => {
    expect(await errorsOf({ email: 'nora' })).toEqual(['email invalidFormat']);
    expect(await errorsOf({ dob: '2999-01-01', category: [999], pets: ['dog', 'none'] })).toEqual([
      'category choiceInvalid',
      'pets noneWithOthers',
      'dob futureDate',
    ]);
    expect(await errorsOf({ firstName: '', surname: '' })).toEqual(['surname required']);
    expect(
      await errorsOf({
        height: 170,
        dayPrice: 5,
        children: null,
        networkConsentOn: '2999-01-01',
        languages: ['de', 'none'],
      }),
    ).toEqual([
      'height invalidValue',
      'dayPrice invalidValue',
      'childrenAges invalidValue',
      'languages noneWithOthers',
      'networkConsentOn futureDate',
    ]);
    expect(
      await errorsOf({
        channels: [
          { platform: 'TikTok', followers: 1 },
          { platform: 'TikTok', followers: 2 },
        ],
        videoPrices: [
          { seconds: 15, price: 1 },
          { seconds: 15, price: 2 },
        ],
      }),
    ).toEqual(['channels invalidValue', 'videoPrices invalidValue']);
    expect(await server.db.selectFrom('people').select('id').execute()).toEqual([]);
  });

  test('of two who change at once the second is rejected', async () => {
    const { personId, updatedAt } = await saved();
    expect((await save({ personId, updatedAt, cities: 'Bonn' })).data?.data.cities).toBe('Bonn');
    const late = await save({ personId, updatedAt, cities: 'Mainz' }, admin);
    expect([late.response.status, late.error?.error]).toEqual([409, 'changedMeanwhile']);
    const { changes } = await server.db
      .selectFrom('history')
      .select('changes')
      .where('action', '=', 2)
      .executeTakeFirstOrThrow();
    expect(changes).toEqual({ cities: ['Köln', 'Bonn'] });
  });

  test('only people with consent are visible, and no longer than it lasts', async () => {
    const { personId } = await saved();
    expect((await move(personId, { state: 'visible' })).error?.error).toBe('transitionNotAllowed');
    expect((await move(personId, { state: 'checked' })).response.status).toBe(200);
    expect((await move(personId, { state: 'visible' })).error?.fieldErrors).toEqual([
      { field: 'networkConsentOn', key: 'required' },
    ]);
    const { updatedAt } = (await manager.GET('/creator/getById/{id}', { params: { path: { id: personId } } })).data
      ?.data ?? { updatedAt: '' };
    await save({ personId, updatedAt, networkConsentOn: '2026-02-01' });
    const shown = (await move(personId, { state: 'visible' })).data?.data;
    expect(shown?.state).toBe('visible');
    expect(
      (await save({ personId, updatedAt: shown?.updatedAt ?? '', networkConsentOn: null })).data?.data,
    ).toMatchObject({ state: 'checked', networkConsentOn: null });
  });

  test('blocking wants a reason, and the check leads back', async () => {
    const { personId } = await saved();
    expect((await move(personId, { state: 'blocked', reason: ' ' })).error?.fieldErrors).toEqual([
      { field: 'reason', key: 'required' },
    ]);
    expect((await move(personId, { state: 'blocked', reason: 'Sagt kurzfristig ab' })).data?.data).toMatchObject({
      state: 'blocked',
      blockReason: 'Sagt kurzfristig ab',
    });
    expect((await move(personId, { state: 'checked' })).data?.data).toMatchObject({
      state: 'checked',
      blockReason: null,
    });
  });

  test('a model is no creator: its number is nobody there', async () => {
    const { id, updated_at: updatedAt } = await addPerson(server.db, { kind: 'model' });
    const answers = [
      await manager.GET('/creator/getById/{id}', { params: { path: { id } } }),
      await save({ personId: id, updatedAt }),
      await move(id, { state: 'checked' }),
      await admin.POST('/creator/delete', { body: { personId: id } }),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
    expect(await listed()).toEqual([]);
  });

  test('the list filters by the sheet and leaves the archive out', async () => {
    const { personId } = await saved();
    await saved({ ...emptySheet, firstName: 'Tim', surname: 'Berg', children: false });
    const names = async (filters: object) =>
      (await listed({ filters, sortBy: 'name' })).map(({ firstName }) => firstName).join();
    expect(await names({})).toBe('Tim,Nora');
    const found = [
      { countries: ['DE'] },
      { ageFrom: 25, ageTo: 40 },
      { childAgeFrom: 6, childAgeTo: 8 },
      { hasChildren: true },
      { pets: ['dog'] },
      { languages: ['en'] },
      { equipment: ['light'] },
      { priceTo: 120 },
      { nourishments: ['vegan'] },
      { cities: ['Köln'] },
    ];
    for (const filters of found) expect([filters, await names(filters)]).toEqual([filters, 'Nora']);
    expect(await names({ childAgeFrom: 4, childAgeTo: 6 })).toBe('');
    expect((await listed({ search: 'lind köl' })).map(({ personId: id }) => id)).toEqual([personId]);
    await move(personId, { archived: true });
    expect([await names({}), await names({ archived: true })]).toEqual(['Tim', 'Nora']);
  });

  test('who is wished for in an open request stays; else everything personal goes', async () => {
    const { personId } = await saved();
    const request = await server.db
      .insertInto('campaign_requests')
      .values({ number: 'KA-1', customer_id: 1, title: 'Herbst', is_draft: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('network_wishes')
      .values({ campaign_request_id: request.id, person_id: personId })
      .execute();
    const remove = (client: ApiClient) => client.POST('/creator/delete', { body: { personId } });
    expect((await remove(manager)).response.status).toBe(403);
    expect((await remove(admin)).error?.error).toBe('personWished');
    await server.db.deleteFrom('campaign_requests').where('id', '=', request.id).execute();
    expect((await remove(admin)).response.status).toBe(200);
    expect(await server.db.selectFrom('people').select('id').execute()).toEqual([]);
    expect(JSON.stringify(await server.db.selectFrom('history').selectAll().execute())).not.toMatch(
      /Lindner|nora@|Markt/,
    );
  });

  test('who may look but not edit reads neither date of birth nor address nor prices; the export says the same', async () => {
    await saved();
    const csv = async () =>
      (await manager.POST('/creator/export', { body: { format: 'csv', language: 'de' }, parseAs: 'text' }))
        .data as unknown as string;
    expect(await csv()).toContain('Preis ab (EUR)');
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'export'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Creator')
      .execute();
    const [row] = await listed({ sortBy: 'price', filters: { priceFrom: 5000 } });
    expect(row?.price).toBeNull();
    const { data } = await manager.GET('/creator/getById/{id}', { params: { path: { id: row?.personId ?? 0 } } });
    expect(data?.data).toMatchObject({
      dob: null,
      address: null,
      dayPrice: null,
      videoPrices: [],
      masked: ['dob', 'address', 'dayPrice', 'videoPrices'],
    });
    expect(await csv()).not.toMatch(/Preis|120/);
  });
});
