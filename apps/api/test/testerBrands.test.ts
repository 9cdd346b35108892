import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Input = components['schemas']['TesterBrandInput'];
type Query = components['schemas']['TesterBrandQuery'];

const ABSENT = 2_000_000_000;

const first = {
  name: 'Morgenstern',
  textDe: 'Kaffee aus Bremen.',
  textEn: 'Coffee from Bremen.',
  link: 'https://morgenstern.example',
  categories: [11, 26],
  customerId: null,
  isActive: true,
} satisfies Input;

describeOnEachDatabase('brands of testers', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('superAdmin')).accessToken;
    asStaff = server.client(token);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('tester_projects').execute();
    await server.db.deleteFrom('tester_brands').execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = asStaff) =>
    client.POST('/testerBrand/save', { body: { ...first, ...values } });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const several = async (...names: string[]) => {
    const ids: number[] = [];
    for (const name of names) ids.push((await saved({ name })).testerBrandId);
    return ids;
  };
  const read = (id: number, client = asStaff) => client.GET('/testerBrand/getById/{id}', { params: { path: { id } } });
  const list = (body: Query = {}, client = asStaff) => client.POST('/testerBrand/getWithPagination', { body });
  const names = async (query: Query = {}) => (await list(query)).data?.data.content.map(({ name }) => name);
  const remove = (testerBrandId: number, client = asStaff) =>
    client.POST('/testerBrand/delete', { body: { testerBrandId } });
  const addProject = (brandId: number, applicationUntil: string) =>
    server.db
      .insertInto('tester_projects')
      .values({ title_de: 'Test', title_en: 'Test', brand_id: brandId, application_until: applicationUntil })
      .execute();
  const history = async (id: number) => {
    const { action, changes } = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('entity', '=', 'testerBrand')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return [action, changes];
  };
  const uploadLogo = (brandId: number, file: File) => {
    const form = new FormData();
    form.set('subject', 'testerBrand');
    form.set('subjectId', String(brandId));
    form.set('kind', 'profile');
    form.set('file', file);
    return fetch(`${server.url}/api/files/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
  };

  test('what is saved is read again, without the space around its words', async () => {
    const { testerBrandId, ...added } = await saved({ name: ' Morgenstern ' });
    expect(added).toMatchObject({ ...first, customerName: null, logo: null, position: 1, projects: 0 });
    expect((await read(testerBrandId)).data?.data).toEqual({ testerBrandId, ...added });
    expect(await history(testerBrandId)).toEqual([1, expect.objectContaining({ name: [null, 'Morgenstern'] })]);
  });

  test('the list is sorted, searched, filtered and paged', async () => {
    const [one = 0, two = 0] = await several('Haferkraft', 'Grün & Gut');
    await saved({ name: 'Alpenglühen', isActive: false, categories: [82] });
    await addProject(one, '2020-01-01');
    await addProject(two, '2999-01-01');
    await addProject(two, '2020-01-01');
    expect(await names()).toEqual(['Haferkraft', 'Grün & Gut', 'Alpenglühen']);
    expect(await names({ sortBy: 'name' })).toEqual(['Alpenglühen', 'Grün & Gut', 'Haferkraft']);
    expect(await names({ sortBy: 'projects', sort: 'DESC', pageSize: 1, pageNumber: 1 })).toEqual(['Haferkraft']);
    expect(await names({ search: 'grun' })).toEqual(['Grün & Gut']);
    expect(await names({ filters: { isActive: false } })).toEqual(['Alpenglühen']);
    expect(await names({ filters: { category: 26 } })).toEqual(['Haferkraft', 'Grün & Gut']);
    expect(await names({ filters: { category: 82, isActive: true } })).toEqual([]);
    await server.db.updateTable('tester_projects').set({ status: PROJECT_STATUS.application }).execute();
    expect(await names({ filters: { hasOpenProject: true } })).toEqual(['Grün & Gut']);
    expect(await names({ filters: { hasOpenProject: false } })).toEqual(['Haferkraft', 'Alpenglühen']);
  });

  test('a change stores its values and its history', async () => {
    const { testerBrandId, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    const { data } = await save({ testerBrandId, updatedAt, name: 'Abendstern', link: null });
    expect(data?.data).toMatchObject({ testerBrandId, name: 'Abendstern', link: null, textDe: first.textDe });
    expect(await history(testerBrandId)).toEqual([
      2,
      { name: ['Morgenstern', 'Abendstern'], link: [first.link, null] },
    ]);
  });

  test('a change that was read before another one is rejected', async () => {
    const { testerBrandId, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    await save({ testerBrandId, updatedAt, name: 'Abendstern' });
    const late = await save({ testerBrandId, updatedAt, name: 'Polarstern' });
    expect([late.response.status, late.error]).toEqual([409, expect.objectContaining({ error: 'changedMeanwhile' })]);
    expect((await save({ testerBrandId, name: 'Polarstern' })).response.status).toBe(422);
    expect((await read(testerBrandId)).data?.data.name).toBe('Abendstern');
  });

  test('wrong values are rejected and store nothing', async () => {
    for (const wrong of [
      { name: '   ' },
      { name: 'x'.repeat(121) },
      { textDe: 'x'.repeat(2001) },
      { link: 'http://morgenstern.example' },
      { link: 'javascript:alert(1)' },
      { categories: [4711] },
      { categories: [11, 11] },
      { customerId: ABSENT },
    ])
      expect((await save(wrong)).response.status).toBe(422);
    expect((await read(ABSENT)).response.status).toBe(404);
    expect(await names()).toEqual([]);
  });

  test('a name is taken once, whatever its case', async () => {
    await saved();
    expect((await save({ name: 'MORGENSTERN' })).error).toMatchObject({
      fieldErrors: [{ field: 'name', key: 'nameTaken' }],
    });
  });

  test('a logo is a picture of the record, and testers’ brands take nothing else', async () => {
    const { testerBrandId } = await saved();
    const logo = await uploadLogo(testerBrandId, new File([new Uint8Array(png())], 'logo.png', { type: 'image/png' }));
    expect(logo.status).toBe(200);
    expect((await read(testerBrandId)).data?.data.logo).toMatchObject({ subject: 'testerBrand', kind: 'profile' });
    const film = await uploadLogo(testerBrandId, new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }));
    expect(film.status).toBe(422);
  });

  test('a brand is hidden and shown', async () => {
    const { testerBrandId } = await saved();
    const change = (isActive: boolean) =>
      asStaff.POST('/testerBrand/changeStatus', { body: { testerBrandId, isActive } });
    expect((await change(false)).data?.data.isActive).toBe(false);
    expect(await history(testerBrandId)).toEqual([3, { isActive: [true, false] }]);
    expect((await change(true)).data?.data.isActive).toBe(true);
  });

  test('a brand without projects is deleted, one with projects is not', async () => {
    const [one = 0, two = 0] = await several('Haferkraft', 'Morgenstern');
    await addProject(two, '2020-01-01');
    const inUse = await remove(two);
    expect([inUse.response.status, inUse.error]).toEqual([
      409,
      expect.objectContaining({ error: 'brandInUse', data: { projects: 1 } }),
    ]);
    expect((await remove(one)).response.status).toBe(200);
    expect([(await remove(one)).response.status, await names()]).toEqual([404, ['Morgenstern']]);
    expect(await history(one)).toEqual([4, { name: ['Haferkraft', null] }]);
  });

  test('of two who sort the brands at once, the second is told', async () => {
    const ids = await several('Eins', 'Zwei', 'Drei');
    const [one = 0, two = 0, three = 0] = ids;
    const sort = (testerBrandIds: number[]) =>
      asStaff.POST('/testerBrand/sort', { body: { readIds: ids, testerBrandIds } });
    expect((await sort([one, two])).response.status).toBe(422);
    const answers = await Promise.all([sort([two, one, three]), sort([three, two, one])]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ error: 'orderChanged' });
    const order = (await asStaff.GET('/testerBrand/getOrder')).data?.data ?? [];
    expect(order.map(({ name }) => name)).toEqual(await names());
    expect(await names()).not.toEqual(['Eins', 'Zwei', 'Drei']);
  });

  test('brands are saved, hidden, deleted and sorted at the same time', async () => {
    const ids = await several('Eins', 'Zwei', 'Drei', 'Vier');
    for (let round = 0; round < 6; round += 1) {
      const [first = 0, second = 0] = ids;
      const statuses = (
        await Promise.all([
          asStaff.POST('/testerBrand/sort', { body: { readIds: ids, testerBrandIds: ids.toReversed() } }),
          asStaff.POST('/testerBrand/changeStatus', { body: { testerBrandId: first, isActive: round % 2 === 0 } }),
          asStaff.POST('/testerBrand/changeStatus', { body: { testerBrandId: second, isActive: round % 2 === 1 } }),
        ])
      ).map(({ response }) => response.status);
      expect(statuses).toEqual([200, 200, 200]);
      ids.reverse();
    }
    const [gone = 0] = ids;
    const answers = await Promise.all([
      remove(gone),
      asStaff.POST('/testerBrand/sort', { body: { readIds: ids, testerBrandIds: ids.toReversed() } }),
    ]);
    expect(answers.map(({ response }) => response.status < 500)).toEqual([true, true]);
  });

  test('the filtered list is exported as a file', async () => {
    await several('Haferkraft');
    await saved({ name: 'Alpenglühen', isActive: false });
    const { data } = await asStaff.POST('/testerBrand/export', {
      body: { format: 'csv', language: 'de', filters: { isActive: true } },
      parseAs: 'text',
    });
    expect(data).toContain('Reihenfolge;Name;Status;Projekte;Kategorien');
    expect(data).toContain('1;Haferkraft;Aktiv;0;Gesichtspflege');
    expect(data).not.toContain('Alpenglühen');
  });

  test('a user with the right to edit but not to add may change one, but adds none', async () => {
    const { testerBrandId, updatedAt } = await saved();
    const role = await readRole(asStaff, ROLE.campaignManager);
    await saveRole(asStaff, changedRole(role, { Brand: ['view', 'edit'] }));
    const asEditor = await server.as('manager');
    expect((await save({ testerBrandId, updatedAt, name: 'Abendstern' }, asEditor)).response.status).toBe(200);
    expect((await save({ name: 'Polarstern' }, asEditor)).response.status).toBe(403);
    expect((await remove(testerBrandId, asEditor)).response.status).toBe(403);
    await restoreRoles(asStaff);
    expect(await names()).toEqual(['Abendstern']);
  });

  test('testers, brands and users without a log-in are rejected', async () => {
    const { testerBrandId } = await saved();
    const statusesOf = async (client: ApiClient) =>
      (
        await Promise.all([
          list({}, client),
          read(testerBrandId, client),
          save({}, client),
          remove(testerBrandId, client),
          client.POST('/testerBrand/changeStatus', { body: { testerBrandId, isActive: false } }),
        ])
      ).map(({ response }) => response.status);
    for (const name of ['brand', 'tester', 'management'] as const)
      expect(await statusesOf(await server.as(name))).toEqual(Array.from({ length: 5 }, () => 403));
    expect(await statusesOf(server.client())).toEqual(Array.from({ length: 5 }, () => 401));
    expect(await names()).toHaveLength(1);
  });
});
