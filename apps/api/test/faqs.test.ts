import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Input = components['schemas']['FaqInput'];
type Query = components['schemas']['FaqQuery'];

const ABSENT = 2_000_000_000;

describeOnEachDatabase('FAQs', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  let asTester: ApiClient;
  let groupId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asStaff = await server.as('superAdmin');
    asTester = await server.as('tester');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('faqs').execute();
    await server.db.deleteFrom('faq_groups').execute();
    ({ id: groupId } = await server.db
      .insertInto('faq_groups')
      .values({ name_de: 'Punkte', name_en: 'Points', position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  afterAll(() => server.stop());

  const first = {
    questionDe: 'Wofür gibt es Punkte?',
    questionEn: 'What earns points?',
    answerDe: '<p>Für jeden <strong>Test</strong>.</p>',
    answerEn: '<p>Every test.</p>',
    isActive: true,
  };
  const save = (values: Partial<Input> = {}, client = asStaff) =>
    client.POST('/faq/save', { body: { faqGroupId: groupId, ...first, ...values } });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  /** Saves FAQs with these German questions. */
  const several = async (...questions: string[]) => {
    const ids: number[] = [];
    for (const questionDe of questions) ids.push((await saved({ questionDe })).faqId);
    return ids;
  };
  const read = (id: number, client = asStaff) => client.GET('/faq/getById/{id}', { params: { path: { id } } });
  const list = (body: Query = {}, client = asStaff) => client.POST('/faq/getWithPagination', { body });
  const questions = async (query: Query = {}) =>
    (await list(query)).data?.data.content.map(({ questionDe, questionEn }) => questionDe || questionEn);
  const active = async () => (await server.client().GET('/faq/getActive')).data?.data;
  const vote = (faqId: number, isHelpful: boolean, client = asTester) =>
    client.POST('/faq/vote', { body: { faqId, isHelpful } });
  const history = async (entity: string, id: number) => {
    const { action, changes } = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('entity', '=', entity)
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return [action, changes];
  };

  test('what is saved is read again, without the space around its words', async () => {
    const { faqId, ...added } = await saved({ questionDe: ' Wofür gibt es Punkte? ' });
    expect(added).toMatchObject({
      ...first,
      faqGroupId: groupId,
      groupDe: 'Punkte',
      groupEn: 'Points',
      missingLanguages: [],
      position: 1,
      helpful: 0,
      notHelpful: 0,
    });
    expect((await read(faqId)).data?.data).toEqual({ faqId, ...added });
    expect(await history('faq', faqId)).toEqual([1, expect.objectContaining({ isActive: [null, true] })]);
  });

  test('an answer is reduced to what the editor writes', async () => {
    const { answerDe } = await saved({
      answerDe:
        '<p onclick="x()">Siehe <a href="https://resonanz.example/hilfe">Hilfe</a><script>alert(1)</script><img src="x"></p>',
    });
    expect(answerDe).toBe('<p>Siehe <a href="https://resonanz.example/hilfe" rel="noopener noreferrer">Hilfe</a></p>');
  });

  test('question and answer of a language belong together, and one language is enough', async () => {
    const german = await saved({ questionEn: '', answerEn: '' });
    expect(german.missingLanguages).toEqual(['EN']);
    expect((await saved({ questionDe: '', answerDe: '<p> </p>' })).missingLanguages).toEqual(['DE']);
    const fieldsOf = async (values: Partial<Input>) => {
      const { error, response } = await save(values);
      return [response.status, error && 'fieldErrors' in error ? error.fieldErrors : undefined];
    };
    const required = (...fields: string[]) => [422, fields.map((field) => ({ field, key: 'required' }))];
    expect(await fieldsOf({ answerDe: '<p></p>' })).toEqual(required('answerDe'));
    expect(await fieldsOf({ questionEn: '  ' })).toEqual(required('questionEn'));
    expect(await fieldsOf({ questionDe: '', questionEn: '', answerDe: '', answerEn: '' })).toEqual(
      required('questionDe', 'answerDe'),
    );
  });

  test('the list is sorted, searched, filtered and paged', async () => {
    const { data } = await asStaff.POST('/faqGroup/save', { body: { nameDe: 'Konto', nameEn: 'Account' } });
    const accounts = data?.data.faqGroupId ?? 0;
    await several('Punkte einlösen', 'Überweisung');
    await saved({ questionDe: 'Abmelden', faqGroupId: accounts, isActive: false });
    await saved({ questionDe: '', answerDe: '', questionEn: 'Zip code', faqGroupId: accounts });
    expect(await questions()).toEqual(['Punkte einlösen', 'Überweisung', 'Abmelden', 'Zip code']);
    expect(await questions({ sortBy: 'question' })).toEqual(['Abmelden', 'Punkte einlösen', 'Überweisung', 'Zip code']);
    expect(await questions({ sortBy: 'group', sort: 'ASC', pageSize: 2 })).toEqual(['Abmelden', 'Zip code']);
    expect(await questions({ sortBy: 'position', sort: 'DESC', pageSize: 1, pageNumber: 3 })).toEqual([
      'Punkte einlösen',
    ]);
    expect(await questions({ search: 'UBERW' })).toEqual(['Überweisung']);
    expect(await questions({ search: 'für jeden', filters: { faqGroupId: accounts } })).toEqual(['Abmelden']);
    expect(await questions({ search: 'strong' })).toEqual([]);
    expect(await questions({ filters: { isActive: false } })).toEqual(['Abmelden']);
    expect(await questions({ filters: { missingLanguage: 'DE' } })).toEqual(['Zip code']);
    expect(await questions({ filters: { missingLanguage: 'EN' } })).toEqual([]);
  });

  test('a change stores its values and its history', async () => {
    const { faqId, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    const { data } = await save({ faqId, updatedAt, questionDe: 'Wann kommen Punkte?' });
    expect(data?.data).toMatchObject({ faqId, questionDe: 'Wann kommen Punkte?', answerDe: first.answerDe });
    expect(await history('faq', faqId)).toEqual([2, { questionDe: [first.questionDe, 'Wann kommen Punkte?'] }]);
  });

  test('a change that was read before another one is rejected', async () => {
    const { faqId, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    await save({ faqId, updatedAt, questionDe: 'Neu?' });
    const late = await save({ faqId, updatedAt, questionDe: 'Zu spät?' });
    expect([late.response.status, late.error]).toEqual([409, expect.objectContaining({ error: 'changedMeanwhile' })]);
    expect((await read(faqId)).data?.data.questionDe).toBe('Neu?');
    expect((await save({ faqId })).response.status).toBe(422);
  });

  test('an FAQ that changes its group comes to the end of the other one', async () => {
    const { data } = await asStaff.POST('/faqGroup/save', { body: { nameDe: 'Konto', nameEn: 'Account' } });
    const accounts = data?.data.faqGroupId ?? 0;
    await saved({ faqGroupId: accounts, questionDe: 'Abmelden' });
    const { faqId, updatedAt } = await saved({ questionDe: 'Punkte' });
    const moved = await save({ faqId, updatedAt, questionDe: 'Punkte', faqGroupId: accounts });
    expect(moved.data?.data).toMatchObject({ faqGroupId: accounts, position: 2 });
    expect(await questions({ filters: { faqGroupId: accounts } })).toEqual(['Abmelden', 'Punkte']);
  });

  test('wrong values are rejected and store nothing', async () => {
    for (const wrong of [
      { questionDe: 'x'.repeat(301) },
      { answerDe: 'x'.repeat(20_001) },
      { faqGroupId: ABSENT },
      { faqGroupId: 0 },
    ])
      expect((await save(wrong)).response.status).toBe(422);
    expect((await read(ABSENT)).response.status).toBe(404);
    expect(await questions()).toEqual([]);
  });

  test('a group holds a hundred FAQs', async () => {
    await server.db
      .insertInto('faqs')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          group_id: groupId,
          question_de: `Frage ${index}`,
          answer_de: '<p>Antwort</p>',
          position: index + 1,
        })),
      )
      .execute();
    expect((await save()).error).toMatchObject({ fieldErrors: [{ field: 'faqGroupId', key: 'groupFull' }] });
  });

  test('an FAQ is hidden and shown', async () => {
    const { faqId } = await saved();
    const change = (isActive: boolean) => asStaff.POST('/faq/changeStatus', { body: { faqId, isActive } });
    expect((await change(false)).data?.data.isActive).toBe(false);
    expect(await history('faq', faqId)).toEqual([3, { isActive: [true, false] }]);
    expect(await active()).toEqual([]);
    expect((await change(true)).data?.data.isActive).toBe(true);
    expect(await active()).toHaveLength(1);
  });

  test('an FAQ that is deleted is gone for all, and its row stays', async () => {
    const { faqId } = await saved();
    expect((await asStaff.POST('/faq/delete', { body: { faqId } })).response.status).toBe(200);
    expect([(await read(faqId)).response.status, await questions(), await active()]).toEqual([404, [], []]);
    expect((await asStaff.POST('/faq/delete', { body: { faqId } })).response.status).toBe(404);
    expect((await vote(faqId, true)).response.status).toBe(404);
    expect(await history('faq', faqId)).toEqual([
      4,
      { questionDe: [first.questionDe, null], questionEn: [first.questionEn, null] },
    ]);
    expect(await server.db.selectFrom('faqs').select('id').execute()).toEqual([{ id: faqId }]);
  });

  test('the order of a group is stored', async () => {
    const ids = await several('Eins', 'Zwei', 'Drei');
    const [one = 0, two = 0, three = 0] = ids;
    const before = (await read(one)).data?.data.updatedAt;
    const { response } = await asStaff.POST('/faq/sort', {
      body: { faqGroupId: groupId, readIds: ids, faqIds: [three, one, two] },
    });
    expect([response.status, await questions()]).toEqual([200, ['Drei', 'Eins', 'Zwei']]);
    // Who edits one at the same time is not told of a change.
    expect((await read(one)).data?.data).toMatchObject({ position: 2, updatedAt: before });
  });

  test('of two who sort a group at once, the second is told', async () => {
    const ids = await several('Eins', 'Zwei', 'Drei');
    const [one = 0, two = 0, three = 0] = ids;
    const sort = (faqIds: number[]) =>
      asStaff.POST('/faq/sort', { body: { faqGroupId: groupId, readIds: ids, faqIds } });
    const answers = await Promise.all([sort([two, one, three]), sort([three, two, one])]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ error: 'orderChanged' });
    await several('Vier');
    expect((await sort([two, one, three])).response.status).toBe(409);
  });

  test('an order that lacks one, or has one of another group, is rejected', async () => {
    const ids = await several('Eins', 'Zwei');
    const [one = 0] = ids;
    const sort = async (faqIds: number[], faqGroupId = groupId) =>
      (await asStaff.POST('/faq/sort', { body: { faqGroupId, readIds: ids, faqIds } })).response.status;
    expect([await sort([one]), await sort([one, one]), await sort([one, ABSENT])]).toEqual([422, 422, 422]);
    expect(await sort(ids, ABSENT)).toBe(404);
    expect(await questions()).toEqual(['Eins', 'Zwei']);
  });

  test('groups are added, renamed, sorted and deleted', async () => {
    const saveGroup = (body: components['schemas']['FaqGroupInput']) => asStaff.POST('/faqGroup/save', { body });
    const groups = async () => (await asStaff.GET('/faqGroup/getAll')).data?.data ?? [];
    const added = (await saveGroup({ nameDe: ' Konto ', nameEn: 'Account' })).data?.data;
    expect(added).toMatchObject({ nameDe: 'Konto', nameEn: 'Account', faqs: 0 });
    const { faqGroupId = 0, updatedAt = '' } = added ?? {};
    expect((await saveGroup({ nameDe: 'KONTO', nameEn: 'Login' })).error).toMatchObject({
      fieldErrors: [{ field: 'nameDe', key: 'nameTaken' }],
    });
    expect((await saveGroup({ nameDe: ' ', nameEn: 'Login' })).response.status).toBe(422);
    server.clock.advance({ minutes: 1 });
    expect((await saveGroup({ faqGroupId, updatedAt, nameDe: 'Konto', nameEn: 'Log-in' })).response.status).toBe(200);
    expect(await history('faqGroup', faqGroupId)).toEqual([2, { nameEn: ['Account', 'Log-in'] }]);
    expect((await saveGroup({ faqGroupId, updatedAt, nameDe: 'X', nameEn: 'Y' })).response.status).toBe(409);
    const order = (readIds: number[], faqGroupIds: number[]) =>
      asStaff.POST('/faqGroup/sort', { body: { readIds, faqGroupIds } });
    expect((await order([groupId, faqGroupId], [faqGroupId, groupId])).response.status).toBe(200);
    expect((await groups()).map(({ nameDe }) => nameDe)).toEqual(['Konto', 'Punkte']);
    expect((await order([groupId, faqGroupId], [faqGroupId, groupId])).error).toMatchObject({ error: 'orderChanged' });
    expect((await order([faqGroupId, groupId], [faqGroupId])).response.status).toBe(422);
    await saved();
    const remove = (id: number) => asStaff.POST('/faqGroup/delete', { body: { faqGroupId: id } });
    expect((await remove(groupId)).error).toMatchObject({ error: 'groupInUse', data: { faqs: 1 } });
    expect((await remove(faqGroupId)).response.status).toBe(200);
    expect((await remove(faqGroupId)).response.status).toBe(404);
    expect((await groups()).map(({ nameDe }) => nameDe)).toEqual(['Punkte']);
  });

  test('groups are deleted while others are sorted and added', async () => {
    const post = async (nameDe: string) =>
      (await asStaff.POST('/faqGroup/save', { body: { nameDe, nameEn: nameDe } })).data?.data.faqGroupId ?? 0;
    for (let round = 0; round < 6; round += 1) {
      const gone = await post(`Gruppe ${round}`);
      const readIds = ((await asStaff.GET('/faqGroup/getAll')).data?.data ?? []).map(({ faqGroupId }) => faqGroupId);
      const answers = await Promise.all([
        asStaff.POST('/faqGroup/delete', { body: { faqGroupId: gone } }),
        asStaff.POST('/faqGroup/sort', { body: { readIds, faqGroupIds: readIds.toReversed() } }),
        asStaff.POST('/faqGroup/save', { body: { nameDe: `Neu ${round}`, nameEn: `New ${round}` } }),
      ]);
      expect(answers.filter(({ response }) => response.status >= 500)).toEqual([]);
    }
  });

  test('there are fifty groups at most', async () => {
    await server.db
      .insertInto('faq_groups')
      .values(
        Array.from({ length: 49 }, (_, index) => ({
          name_de: `Gruppe ${index}`,
          name_en: `Group ${index}`,
          position: index + 2,
        })),
      )
      .execute();
    const { error } = await asStaff.POST('/faqGroup/save', { body: { nameDe: 'Noch eine', nameEn: 'One more' } });
    expect(error).toMatchObject({ fieldErrors: [{ field: 'nameDe', key: 'tooManyGroups' }] });
  });

  test('visitors read what is active, by group in its order', async () => {
    const [one, two] = await several('Eins', 'Zwei');
    await saved({ questionDe: 'Verborgen', isActive: false });
    await asStaff.POST('/faqGroup/save', { body: { nameDe: 'Leer', nameEn: 'Empty' } });
    expect(await active()).toEqual([
      {
        faqGroupId: groupId,
        nameDe: 'Punkte',
        nameEn: 'Points',
        faqs: [
          expect.objectContaining({ faqId: one, questionDe: 'Eins', answerDe: first.answerDe }),
          expect.objectContaining({ faqId: two, questionDe: 'Zwei' }),
        ],
      },
    ]);
  });

  test('a tester has one vote for each FAQ, and may change it', async () => {
    const { faqId } = await saved();
    const own = async () => (await asTester.GET('/faq/getOwnVotes')).data?.data;
    expect(await own()).toEqual([]);
    await vote(faqId, true);
    expect(await own()).toEqual([{ faqId, isHelpful: true }]);
    await vote(faqId, false);
    expect(await own()).toEqual([{ faqId, isHelpful: false }]);
    expect((await read(faqId)).data?.data).toMatchObject({ helpful: 0, notHelpful: 1 });
    expect((await list({ sortBy: 'notHelpful', sort: 'DESC' })).data?.data.content[0]).toMatchObject({ notHelpful: 1 });
    await asStaff.POST('/faq/changeStatus', { body: { faqId, isActive: false } });
    expect((await vote(faqId, true)).response.status).toBe(404);
    expect((await vote(ABSENT, true)).response.status).toBe(404);
  });

  test('the filtered list is exported as a file, with the answers in words', async () => {
    await several('Eins', 'Zwei');
    await saved({ questionDe: 'Drei', isActive: false });
    const file = async (body: components['schemas']['FaqExport']) =>
      (await asStaff.POST('/faq/export', { body, parseAs: 'text' })).data;
    const german = await file({ format: 'csv', language: 'de', filters: { isActive: true } });
    expect(german).toContain('Gruppe;Reihenfolge;Frage auf Deutsch;Antwort auf Deutsch');
    expect(german).toContain('Punkte;2;Zwei;Für jeden Test.');
    expect(german).not.toContain('Drei');
    expect(await file({ format: 'csv', language: 'en' })).toContain('Points;3;Drei');
    const { response } = await asStaff.POST('/faq/export', {
      body: { format: 'xlsx', language: 'de' },
      parseAs: 'blob',
    });
    expect(response.headers.get('content-disposition')).toContain('.xlsx');
  });

  test('a user with the right to edit but not to add may change one, but adds none', async () => {
    const { faqId, updatedAt } = await saved();
    const role = await readRole(asStaff, ROLE.campaignManager);
    await saveRole(asStaff, changedRole(role, { Faqs: ['view', 'edit'] }));
    const asEditor = await server.as('manager');
    expect((await save({ faqId, updatedAt, questionDe: 'Neu?' }, asEditor)).response.status).toBe(200);
    expect((await save({}, asEditor)).response.status).toBe(403);
    expect((await asEditor.POST('/faqGroup/save', { body: { nameDe: 'Neu', nameEn: 'New' } })).response.status).toBe(
      403,
    );
    expect((await asEditor.POST('/faq/delete', { body: { faqId } })).response.status).toBe(403);
    expect((await asEditor.POST('/faq/export', { body: { format: 'csv', language: 'de' } })).response.status).toBe(403);
    await restoreRoles(asStaff);
    expect(await questions()).toEqual(['Neu?']);
  });

  test('testers, brands and users without a log-in change nothing', async () => {
    const { faqId } = await saved();
    const statusesOf = async (client: ApiClient) =>
      (
        await Promise.all([
          list({}, client),
          read(faqId, client),
          save({}, client),
          client.POST('/faq/delete', { body: { faqId } }),
          client.POST('/faq/changeStatus', { body: { faqId, isActive: false } }),
          client.POST('/faq/sort', { body: { faqGroupId: groupId, readIds: [faqId], faqIds: [faqId] } }),
          client.POST('/faqGroup/delete', { body: { faqGroupId: groupId } }),
        ])
      ).map(({ response }) => response.status);
    for (const name of ['brand', 'tester', 'management'] as const)
      expect(await statusesOf(await server.as(name))).toEqual(Array.from({ length: 7 }, () => 403));
    expect(await statusesOf(server.client())).toEqual(Array.from({ length: 7 }, () => 401));
    expect([(await vote(faqId, true, asStaff)).response.status, await questions()]).toEqual([403, [first.questionDe]]);
  });
});
