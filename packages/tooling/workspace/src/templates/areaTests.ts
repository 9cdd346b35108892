import type { Right } from '@resonanz/domain/permissions';
import { ROLE_IDS, type RoleId } from '@resonanz/domain/roles';
import { pathsOf } from './areaContract.ts';
import { startsWith, type Slice } from './slice.ts';

/** The test of the area against a running server. */
export function areaTest(slice: Slice): string {
  const { many, one, id, module } = slice;
  const [list, single, save] = pathsOf(slice);
  return `import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Input = components['schemas']['${one.pascal}Input'];
type Query = components['schemas']['${one.pascal}Query'];

const first = { name: 'Frühjahr', state: 'active', note: 'Für neue Creator' } satisfies Input;

describeOnEachDatabase('${many.sentence.toLowerCase()}', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asStaff = await server.as('superAdmin');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('${slice.table}').execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = asStaff) =>
    client.POST('${save}', { body: { ...first, ...values } });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = (id: number, client = asStaff) =>
    client.GET('${single}', { params: { path: { id } } });
  const list = (body: Query = {}, client = asStaff) => client.POST('${list}', { body });
  const lastChanges = async (id: number) => {
    const { changes } = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', '${one.kebab.replaceAll('-', '_')}')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return changes;
  };
  const names = async (query: Query) => (await list(query)).data?.data.content.map(({ name }) => name);

  test('what is saved is read again, without the space around its words', async () => {
    const { ${id}, ...added } = await saved({ name: ' Frühjahr ' });
    expect(added).toMatchObject(first);
    expect((await read(${id})).data?.data).toEqual({ ${id}, ...added });
    expect((await list()).data?.data).toMatchObject({ totalElements: 1, content: [{ ${id}, ...first }] });
  });

  test('the list is sorted, searched, filtered and paged', async () => {
    for (const name of ['Sommer', 'Herbst', 'Frühjahr']) await saved({ name });
    await saved({ name: 'Winter', state: 'archived' });
    expect(await names({})).toEqual(['Frühjahr', 'Herbst', 'Sommer', 'Winter']);
    expect(await names({ sortBy: 'name', sort: 'DESC', pageSize: 2, pageNumber: 1 })).toEqual(['Herbst', 'Frühjahr']);
    expect(await names({ search: 'fruhj' })).toEqual(['Frühjahr']);
    expect(await names({ filters: { state: 'archived' } })).toEqual(['Winter']);
  });

  test('a change stores its values and its history', async () => {
    const { ${id}, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    const { data } = await save({ ${id}, updatedAt, name: 'Sommer', state: 'archived' });
    expect(data?.data).toMatchObject({ ${id}, name: 'Sommer', state: 'archived', note: first.note });
    expect(await lastChanges(${id})).toEqual({ name: ['Frühjahr', 'Sommer'], state: ['active', 'archived'] });
  });

  test('a change that was read before another one is rejected', async () => {
    const { ${id}, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    await save({ ${id}, updatedAt, name: 'Sommer' });
    const late = await save({ ${id}, updatedAt, name: 'Herbst' });
    expect([late.response.status, late.error]).toEqual([409, expect.objectContaining({ error: 'changedMeanwhile' })]);
    expect((await read(${id})).data?.data.name).toBe('Sommer');
    expect((await save({ ${id}, name: 'Winter' })).response.status).toBe(422);
  });

  test('wrong values are rejected and store nothing', async () => {
    expect((await save({ name: '   ' })).error).toMatchObject({ fieldErrors: [{ field: 'name', key: 'required' }] });
    for (const wrong of [{ name: '' }, { name: 'x'.repeat(121) }, { note: 'x'.repeat(2001) }])
      expect((await save(wrong)).response.status).toBe(422);
    expect((await read(2_000_000_000)).response.status).toBe(404);
    expect(await names({})).toEqual([]);
  });

  test('a user with the right to edit but not to add may change one, but adds none', async () => {
    const { ${id}, updatedAt } = await saved();
    const role = await readRole(asStaff, ROLE.campaignManager);
    await saveRole(asStaff, changedRole(role, { '${module}': ['view', 'edit'] }));
    const asEditor = await server.as('manager');
    expect((await save({ ${id}, updatedAt, name: 'Sommer' }, asEditor)).response.status).toBe(200);
    expect((await save({ name: 'Winter' }, asEditor)).response.status).toBe(403);
    await restoreRoles(asStaff);
    expect(await names({})).toEqual(['Sommer']);
  });

  test('brands and users without a log-in are rejected', async () => {
    const { ${id} } = await saved();
    const statusesOf = async (client: ApiClient) =>
      (await Promise.all([list({}, client), read(${id}, client), save({}, client)])).map(({ response }) => response.status);
    expect(await statusesOf(await server.as('brand'))).toEqual([403, 403, 403]);
    expect(await statusesOf(server.client())).toEqual([401, 401, 401]);
    expect(await names({})).toHaveLength(1);
  });
});
`;
}

/** The roles behind the columns of the table of calls: three brands have the third one. */
const COLUMNS: readonly RoleId[] = ROLE_IDS.flatMap((role) => (role === 3 ? [role, role, role] : [role]));

/** What each caller of the table of calls gets: the start rights of the module decide. */
const outcomes = (slice: Slice, right: Right) =>
  ['401', ...COLUMNS.map((role) => (startsWith(slice, role, right) ? 'yes' : '403'))].join(' | ');

/** The part of the table of calls and callers. */
export function areaCalls(slice: Slice): string {
  const { many, module } = slice;
  const [list = '', single = '', save = ''] = pathsOf(slice);
  const call = (method: string, path: string, right: Right) =>
    `${method} ${path.slice(1)} | ${module}: ${right}, staff | all | ${outcomes(slice, right)} | docs/domain/permissions.md#rights`;
  return `/** The part of the table for ${many.sentence.toLowerCase()}; see expectations.ts for its words. */
export const ${many.camel}Table = \`
# ${many.kebab}: ${many.sentence}
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
${call('POST', list, 'view')}
${call('GET', single, 'view')}
${call('POST', save, 'edit')}
\`;
`;
}

/** Valid inputs of the calls, for the matrix of calls and callers. */
export const areaInputs = ({
  many,
  one,
  table,
  id,
}: Slice) => `import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const newValues = () => ({ name: unique('${one.sentence} '), state: 'active', note: '' }) as const;

const stored = ({ world }: Asking) =>
  world.server.db
    .insertInto('${table}')
    .values(newValues())
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();

/** A valid input of every call about ${many.sentence.toLowerCase()}. */
export const ${many.camel}Inputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  get${many.pascal}Page: () => ({ json: {} }),
  get${one.pascal}: async (asking) => ({ path: { id: (await stored(asking)).id } }),
  save${one.pascal}: async (asking) => {
    const { id, updated_at } = await stored(asking);
    return { json: { ...newValues(), ${id}: id, updatedAt: new Date(updated_at).toISOString() } };
  },
};
`;
