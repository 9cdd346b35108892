import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { errorOf, insertApplication } from './kit/projectFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const both = (text: string) => ({ de: text, en: `${text} (en)` });
const options = (...ids: string[]) => ({ options: ids.map((id) => ({ id, text: both(id.toUpperCase()) })) });

const asked = definition(
  question('grip', 3, options('dry', 'wet', 'never')),
  question('where', 4, options('wood', 'rock')),
  question('again', 6),
  question('stars', 9),
  question('nps', 8),
  question('km', 10),
  question('bought', 11),
  question('best', 12, options('weight', 'grip-of-sole')),
  question('words', 2),
  question('pictures', 13, { required: false }),
);

const given = {
  grip: 'wet',
  where: ['wood', 'rock'],
  again: true,
  stars: 4,
  nps: 9,
  km: 12,
  bought: '2026-10-03',
  best: ['weight', 'grip-of-sole'],
  words: 'Sehr guter Halt',
} as const;

describeOnEachDatabase('the evaluation of a product test', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  let admin: ApiClient;
  let projectId: number;
  let questionnaireId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    projectId = await tests.project();
    questionnaireId = await tests.questionnaire(projectId, asked);
  });
  afterAll(() => server.stop());

  interface Said extends NonNullable<Parameters<typeof insertApplication>[2]> {
    readonly answers?: object;
    readonly isLate?: boolean;
    readonly isDraft?: boolean;
    readonly version?: number;
    readonly of?: number;
  }

  /** Answers of a new tester; returns their id. */
  async function say({ answers = given, isLate = false, isDraft = false, ...values }: Said = {}): Promise<number> {
    const { version = 1, of = questionnaireId, ...tester } = values;
    server.clock.advance({ seconds: 1 });
    const applicationId = await insertApplication(server, projectId, { status: 1, ...tester });
    const { id } = await server.db
      .insertInto('questionnaire_answers')
      .values({
        application_id: applicationId,
        questionnaire_id: of,
        version,
        answers: JSON.stringify(answers),
        is_late: isLate,
        sent_at: isDraft ? null : server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const ask = (body: Partial<Schemas['ProjectAnswerQuery']> = {}, client = admin) =>
    client.POST('/project/answer/getSummary', { body: { projectId, questionnaireId, ...body } });
  const summary = async (body: Partial<Schemas['ProjectAnswerQuery']> = {}) => {
    const { data, error } = await ask(body);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const resultOf = (of: Schemas['ProjectAnswerSummary'], id: string) =>
    of.questions.find((each) => each.question.id === id);
  const countsOf = (of: Schemas['ProjectAnswerSummary'], id: string) =>
    resultOf(of, id)?.counts.map(({ value, count }) => [value, count]);
  const texts = (body: Partial<Schemas['ProjectTextQuery']> = {}) =>
    admin.POST('/project/answer/getTexts', { body: { projectId, questionnaireId, questionId: 'words', ...body } });
  const cross = (body: Partial<Schemas['ProjectCrossTabQuery']> = {}) =>
    admin.POST('/project/answer/getCrossTab', {
      body: { projectId, questionnaireId, questionId: 'grip', ...body },
    });

  test('choices are counted with those nobody chose, several choices each by itself', async () => {
    await say();
    await say({ answers: { ...given, grip: 'dry', where: ['rock'], again: false } });
    const found = await summary();
    expect(countsOf(found, 'grip')).toEqual([
      ['dry', 1],
      ['wet', 1],
      ['never', 0],
    ]);
    expect(countsOf(found, 'where')).toEqual([
      ['wood', 1],
      ['rock', 2],
    ]);
    expect(countsOf(found, 'again')).toEqual([
      ['yes', 1],
      ['no', 1],
    ]);
    expect(resultOf(found, 'where')?.answered).toBe(2);
  });

  test('scales, numbers, dates and rankings bring their figures', async () => {
    await say();
    await say({ answers: { ...given, stars: 1, km: 40.5, bought: '2026-10-20', best: ['grip-of-sole', 'weight'] } });
    await say({ answers: { ...given, stars: 2, bought: '2026-09-01' } });
    const found = await summary();
    expect(resultOf(found, 'stars')?.statistics).toEqual({ mean: 7 / 3, median: 2, lowest: 1, highest: 4 });
    expect(countsOf(found, 'stars')?.map(([, count]) => count)).toEqual([1, 1, 0, 1, 0]);
    expect(resultOf(found, 'km')?.statistics).toMatchObject({ median: 12, lowest: 12, highest: 40.5 });
    expect(resultOf(found, 'km')?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(countsOf(found, 'bought')).toEqual([
      ['2026-09', 1],
      ['2026-10', 2],
    ]);
    expect(resultOf(found, 'best')?.ranks).toEqual([
      { value: 'weight', meanRank: 4 / 3, first: 2 },
      { value: 'grip-of-sole', meanRank: 5 / 3, first: 1 },
    ]);
  });

  test('drafts never count, and what is blank is no answer', async () => {
    await say({ isDraft: true });
    await say({ answers: { grip: 'dry', words: '  ', where: [] }, isLate: true });
    const found = await summary();
    expect(found).toMatchObject({ sent: 1, late: 1, drafts: 1 });
    expect(['grip', 'words', 'where', 'stars'].map((id) => resultOf(found, id)?.answered)).toEqual([1, 0, 0, 0]);
  });

  test('without answers every question is there with nothing counted', async () => {
    const found = await summary();
    expect(found).toMatchObject({ sent: 0, isMasked: false, versions: [] });
    expect(found.questions).toHaveLength(10);
    expect(resultOf(found, 'stars')?.statistics).toBeNull();
  });

  test('each version is evaluated alone or all of them together', async () => {
    await tests.release(questionnaireId, 2, asked);
    await say();
    await say({ version: 2, answers: { ...given, grip: 'dry' } });
    await say({ version: 2, answers: { ...given, grip: 'dry' } });
    expect((await summary()).versions).toEqual([
      { version: 2, sent: 2 },
      { version: 1, sent: 1 },
    ]);
    expect(await summary({ version: 1 })).toMatchObject({ sent: 1 });
    expect(countsOf(await summary({ version: 2 }), 'grip')?.[0]).toEqual(['dry', 2]);
    expect(errorOf(await ask({ version: 3 }))).toEqual([404, 'notFound']);
  });

  test('answers are filtered by gender, age, federal state, lateness and what the application said', async () => {
    const screeningId = await tests.questionnaire(
      projectId,
      definition(question('often', 3, options('weekly', 'never'))),
      { kind: 'screening' },
    );
    for (let tester = 0; tester < 6; tester += 1)
      await say({ gender: 'male', dob: '2001-01-01', federalState: 'DE-BY', isLate: tester > 0 });
    for (let tester = 0; tester < 5; tester += 1) await say();
    const applications = await server.db
      .selectFrom('tester_applications')
      .select('id')
      .where('project_id', '=', projectId)
      .orderBy('id')
      .execute();
    for (const [index, { id }] of applications.entries())
      await server.db
        .insertInto('questionnaire_answers')
        .values({
          application_id: id,
          questionnaire_id: screeningId,
          version: 1,
          answers: JSON.stringify({ often: index < 7 ? 'weekly' : 'never' }),
          sent_at: server.clock.now(),
        })
        .execute();
    const sent = async (filters: Schemas['ProjectAnswerFilters']) => (await summary({ filters })).sent;
    expect(await sent({})).toBe(11);
    expect(await sent({ gender: 'male' })).toBe(6);
    expect(await sent({ ageBand: 'age25To34' })).toBe(6);
    expect(await sent({ federalState: 'DE-NW' })).toBe(5);
    expect(await sent({ isLate: true })).toBe(5);
    expect(await sent({ screeningQuestionId: 'often', screeningAnswer: 'weekly' })).toBe(7);
    expect(errorOf(await ask({ filters: { screeningQuestionId: 'often', screeningAnswer: 'daily' } }))).toEqual([
      422,
      'validationFailed',
      'filters.screeningAnswer: choiceInvalid',
    ]);
    expect(errorOf(await ask({ filters: { screeningQuestionId: 'other', screeningAnswer: 'daily' } }))).toEqual([
      422,
      'validationFailed',
      'filters.screeningQuestionId: choiceInvalid',
    ]);
  });

  test('filters that leave fewer than five people show neither figures nor texts', async () => {
    for (let tester = 0; tester < 4; tester += 1) await say({ gender: 'male' });
    await say();
    const filters = { gender: 'male' } as const;
    expect(await summary({ filters })).toMatchObject({ sent: 0, isMasked: true, questions: [] });
    expect((await texts({ filters })).data?.data).toMatchObject({ content: [], totalElements: 0, isMasked: true });
    expect((await cross({ byTrait: 'gender', filters })).data?.data).toMatchObject({ groups: [], people: 0 });
    expect((await summary()).sent).toBe(5);
  });

  test('texts are paged and searched, the newest first, without names', async () => {
    await say();
    await say({ answers: { ...given, words: 'Zu enge Fersen' }, isLate: true });
    const { data } = await texts({ pageSize: 1 });
    expect(data?.data).toMatchObject({ totalElements: 2, totalPages: 2, isMasked: false });
    expect(data?.data.content).toMatchObject([
      { text: 'Zu enge Fersen', testerNumber: 2, isLate: true, isQuoted: false },
    ]);
    expect(JSON.stringify(data)).not.toContain('Probst');
    expect((await texts({ search: 'HALT' })).data?.data.content.map(({ text }) => text)).toEqual(['Sehr guter Halt']);
    expect((await texts({ search: '100%' })).data?.data.content).toEqual([]);
    expect(errorOf(await texts({ questionId: 'stars' }))).toEqual([
      422,
      'validationFailed',
      'questionId: questionWithoutTexts',
    ]);
    expect(errorOf(await texts({ questionId: 'nothing' }))).toEqual([404, 'notFound']);
  });

  test('a cross-tab counts one question by another and masks small groups', async () => {
    for (let tester = 0; tester < 5; tester += 1)
      await say({ answers: { ...given, grip: tester < 2 ? 'dry' : 'wet', again: true } });
    await say({ answers: { ...given, again: false } });
    const { data } = await cross({ byQuestionId: 'again' });
    expect(data?.data).toEqual({
      rows: ['dry', 'wet', 'never'],
      groups: [
        { value: 'yes', people: 5, counts: [2, 3, 0] },
        { value: 'no', people: null, counts: null },
      ],
      people: 6,
    });
  });

  test('a cross-tab counts by gender, age band and federal state', async () => {
    for (let tester = 0; tester < 5; tester += 1) await say({ gender: 'male', dob: '1970-01-01' });
    for (let tester = 0; tester < 5; tester += 1) await say();
    const groups = async (byTrait: Schemas['ProjectTrait']) =>
      (await cross({ byTrait })).data?.data.groups.map(({ value, people }) => [value, people]);
    expect(await groups('gender')).toEqual([
      ['male', 5],
      ['female', 5],
    ]);
    expect(await groups('ageBand')).toEqual([
      ['age35To44', 5],
      ['age55To64', 5],
    ]);
    expect(await groups('federalState')).toEqual([['DE-NW', 10]]);
  });

  test('a cross-tab needs two questions with fixed answers, or one and a trait', async () => {
    const invalid = (...fields: string[]) => [422, 'validationFailed', ...fields];
    expect(errorOf(await cross())).toEqual(invalid('byQuestionId: required'));
    expect(errorOf(await cross({ byQuestionId: 'again', byTrait: 'gender' }))).toEqual(
      invalid('byQuestionId: choiceInvalid'),
    );
    expect(errorOf(await cross({ byQuestionId: 'words' }))).toEqual(invalid('byQuestionId: questionNotCountable'));
    expect(errorOf(await cross({ questionId: 'km', byTrait: 'gender' }))).toEqual(
      invalid('questionId: questionNotCountable'),
    );
  });

  test('a questionnaire of another product test is not found', async () => {
    const other = await tests.project();
    for (const answer of [
      await ask({ projectId: other }),
      await texts({ projectId: other }),
      await cross({ projectId: other, byTrait: 'gender' }),
      await admin.POST('/project/answer/export', {
        body: { projectId: other, questionnaireId, format: 'csv', language: 'de' },
      }),
    ])
      expect(errorOf(answer)).toEqual([404, 'notFound']);
  });

  test('quotes are chosen once, up to thirty, of sent answers in words', async () => {
    const answerId = await say();
    const choose = (body: Partial<Schemas['ProjectQuoteChange']> = {}, client = admin) =>
      client.POST('/project/answer/setQuote', {
        body: { projectId, answerId, questionId: 'words', isQuoted: true, ...body },
      });
    expect((await choose()).response.status).toBe(200);
    expect((await choose()).response.status).toBe(200);
    expect((await texts()).data?.data.content).toMatchObject([{ isQuoted: true }]);
    const draft = await say({ isDraft: true });
    const other = await tests.project();
    for (const wrong of [{ answerId: draft }, { projectId: other }, { questionId: 'nothing' }])
      expect(errorOf(await choose(wrong))).toEqual([404, 'notFound']);
    expect(errorOf(await choose({ questionId: 'stars' }))).toEqual([
      422,
      'validationFailed',
      'questionId: questionWithoutTexts',
    ]);
    for (let more = 1; more < 30; more += 1) await choose({ answerId: await say() });
    const last = await say();
    expect(errorOf(await choose({ answerId: last }))).toEqual([409, 'tooManyQuotes']);
    expect((await choose({ isQuoted: false })).response.status).toBe(200);
    expect((await choose({ answerId: last })).response.status).toBe(200);
    expect((await choose({}, await server.as('manager'))).response.status).toBe(403);
  });

  const exported = async (body: Partial<Schemas['ProjectAnswerExport']> = {}) => {
    const { data, response } = await admin.POST('/project/answer/export', {
      body: { projectId, questionnaireId, format: 'xlsx', language: 'de', ...body },
      parseAs: 'arrayBuffer',
    });
    const [sheet] = await readXlsxFile(Buffer.from(data as unknown as ArrayBuffer));
    return { rows: sheet?.data ?? [], response };
  };

  test('the export has a column for each question, and numbers in place of names', async () => {
    await say({ name: 'Ronja' });
    await say({ isDraft: true });
    const { rows } = await exported();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 6)).toEqual(['Tester', 'Gesendet', 'Pünktlich', 'Version', '1. grip', '2. where']);
    expect(rows[1]?.slice(0, 1)).toEqual([1]);
    expect(rows[1]?.slice(2, 9)).toEqual(['Ja', 1, 'WET', 'WOOD, ROCK', 'Ja', 4, 9]);
    expect(JSON.stringify(rows)).not.toMatch(/Ronja|Probst|@/);
  });

  test('names are exported only when they are asked for, and the log says so', async () => {
    await say({ name: 'Ronja' });
    const { rows } = await exported({ withNames: true });
    expect(rows[0]?.slice(0, 3)).toEqual(['Tester', 'Name', 'E-Mail']);
    expect(rows[1]?.[1]).toBe('Ronja Probst');
    const logged = await server.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'projectAnswers')
      .where('entity_id', '=', questionnaireId)
      .executeTakeFirstOrThrow();
    expect(logged.changes).toMatchObject({ withNames: [null, true], rows: [null, 1] });
  });
});
