import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { errorOf } from './kit/projectFixture.ts';
import { readPdf } from './kit/readPdf.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Tester = Awaited<ReturnType<ReturnType<typeof productTests>['tester']>>;

const both = (text: string) => ({ de: text, en: `${text} (en)` });

const asked = definition(
  question('grip', 3, {
    text: both('Halt'),
    options: [
      { id: 'good', text: both('Sehr gut') },
      { id: 'bad', text: both('Schlecht') },
    ],
  }),
  question('stars', 9, { text: both('Sterne') }),
  question('secret', 6, { text: both('Geheime Frage'), inReport: false }),
  question('words', 2, { text: both('Verbesserung') }),
  question('pictures', 13, { text: both('Bilder'), required: false }),
);

describeOnEachDatabase('media and report of a product test', (database) => {
  let server: TestServer;
  let tests: ReturnType<typeof productTests>;
  let admin: ApiClient;
  let svenja: Tester;
  let projectId: number;
  let questionnaireId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    tests = productTests(server);
    admin = await server.as('admin');
    svenja = await tests.tester();
  });
  beforeEach(async () => {
    projectId = await tests.project({ title_de: 'Trailschuh', title_en: 'Trail shoe' });
    questionnaireId = await tests.questionnaire(projectId, asked, {
      opens_on: tests.dayIn(-1),
      due_on: tests.dayIn(5),
      title_de: 'Nach vier Wochen',
    });
  });
  afterAll(() => server.stop());

  /** Answers that a tester sends with a picture; returns its file. */
  async function sent({ allowsMedia = true, tester = svenja } = {}): Promise<{
    fileId: number;
    applicationId: number;
  }> {
    const applicationId = await tests.received(projectId, tester.id);
    const form = new FormData();
    form.set('applicationId', String(applicationId));
    form.set('file', new File([new Uint8Array(png())], 'schuh von svenja.png', { type: 'image/png' }));
    const uploaded = await fetch(`${server.url}/api/testerProject/uploadMedia`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tester.accessToken}` },
      body: form,
    });
    const { data } = (await uploaded.json()) as { data: { fileId: number } };
    const answers = { grip: 'good', stars: 4, secret: true, words: 'Die Fersen sind zu eng.', pictures: [data.fileId] };
    const { error } = await tester.client.POST('/testerProject/submitAnswers', {
      body: {
        applicationId,
        questionnaireId,
        version: 1,
        updatedAt: null,
        allowsMedia,
        answers: Object.entries(answers).map(([name, answer]) => ({ question: name, answer })),
      },
    });
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return { fileId: data.fileId, applicationId };
  }
  const gallery = async (body: Partial<Schemas['ProjectMediaQuery']> = {}) => {
    const { data, error } = await admin.POST('/project/media/getWithPagination', { body: { projectId, ...body } });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const zip = (fileIds: number[], client = admin) =>
    client.POST('/project/media/downloadZip', { body: { projectId, fileIds }, parseAs: 'arrayBuffer' });

  test('the gallery shows what was sent with whether it may be used', async () => {
    const mine = await sent();
    const other = await sent({ allowsMedia: false, tester: await tests.tester() });
    const page = await gallery();
    expect(page).toMatchObject({ totalElements: 2, withConsent: 1 });
    expect(page.content.map(({ fileId, consentAt }) => [fileId, consentAt !== null])).toEqual([
      [other.fileId, false],
      [mine.fileId, true],
    ]);
    expect(page.content[0]).toMatchObject({ contentType: 'image/png', question: both('Bilder'), questionnaireId });
    expect((await fetch(server.url + (page.content[0]?.url ?? ''))).status).toBe(200);
  });

  test('the gallery is filtered by consent, questionnaire and kind', async () => {
    const mine = await sent();
    await sent({ allowsMedia: false, tester: await tests.tester() });
    const found = async (body: Partial<Schemas['ProjectMediaQuery']>) =>
      (await gallery(body)).content.map(({ fileId }) => fileId);
    expect(await found({ hasConsent: true })).toEqual([mine.fileId]);
    expect(await found({ kind: 'video' })).toEqual([]);
    expect(await found({ kind: 'image', questionnaireId })).toHaveLength(2);
    expect(await found({ questionnaireId: questionnaireId + 1000 })).toEqual([]);
  });

  test('without consent nothing is downloaded, by whatever way', async () => {
    const mine = await sent();
    const { fileId } = await sent({ allowsMedia: false, tester: await tests.tester() });
    expect(errorOf(await zip([mine.fileId, fileId]))).toEqual([409, 'mediaConsentMissing']);
    const single = (id: number) =>
      admin.GET('/files/{fileId}', { params: { path: { fileId: id } }, parseAs: 'arrayBuffer' });
    expect(errorOf(await single(fileId))).toEqual([409, 'mediaConsentMissing']);
    expect((await single(mine.fileId)).response.status).toBe(200);
    const { data, response } = await zip([mine.fileId]);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(data as unknown as ArrayBuffer);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toContain(`Tester 1 (${mine.fileId}).png`);
    expect(bytes.toString('latin1')).not.toContain('svenja');
  });

  test('files of other product tests and of unsent answers are not found', async () => {
    const { fileId } = await sent();
    projectId = await tests.project();
    expect(errorOf(await zip([fileId]))).toEqual([404, 'notFound']);
    expect((await gallery()).content).toEqual([]);
    expect((await zip([fileId], await server.as('manager'))).response.status).toBe(403);
  });

  const report = async (body: Partial<Schemas['ProjectReportRequest']> = {}) => {
    const { data, response } = await admin.POST('/project/report', {
      body: { projectId, format: 'pdf', language: 'de', ...body },
      parseAs: 'arrayBuffer',
    });
    return { bytes: Buffer.from((data ?? new ArrayBuffer(0)) as unknown as ArrayBuffer), response };
  };

  test('the report names nobody and shows only the questions of the report', async () => {
    const { applicationId } = await sent();
    const answer = await server.db
      .selectFrom('questionnaire_answers')
      .select('id')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    await admin.POST('/project/answer/setQuote', {
      body: { projectId, answerId: answer.id, questionId: 'words', isQuoted: true },
    });
    const { bytes, response } = await report();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = await readPdf(new Uint8Array(bytes));
    const text = pdf.pages.join(' ');
    expect(pdf.title).toContain('Trailschuh');
    for (const shown of ['Beteiligung', 'Nach vier Wochen', 'Sehr gut', 'Mittelwert 4', 'Die Fersen sind zu eng.'])
      expect(text).toContain(shown);
    expect(text).toMatch(/100\s%\s\(1\)/);
    const tester = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', svenja.id)
      .executeTakeFirstOrThrow();
    for (const secret of ['Geheime Frage', tester.email]) expect(text).not.toContain(secret);
  });

  test('the report is there in English, and without any answer', async () => {
    const { bytes, response } = await report({ language: 'en' });
    expect(response.headers.get('content-disposition')).toMatch(/Test report Trail shoe/);
    const text = (await readPdf(new Uint8Array(bytes))).pages.join(' ');
    expect(text).toContain('Participation');
    expect(text).toContain('No answer');
  });

  test('the workbook has a line for each answer with its share', async () => {
    await sent();
    const { bytes } = await report({ format: 'xlsx' });
    const [sheet] = await readXlsxFile(bytes);
    const rows = sheet?.data ?? [];
    expect(rows[0]).toEqual(['Fragebogen', 'Frage', 'Antwort', 'Personen', 'Anteil (%)', 'Mittelwert', 'Median']);
    expect(rows).toContainEqual(['Nach vier Wochen', 'Halt', 'Sehr gut', 1, 100, null, null]);
    expect(rows).toContainEqual(['Nach vier Wochen', 'Sterne', '1 Antwort', 1, null, 4, 4]);
    expect(JSON.stringify(rows)).not.toContain('Geheime Frage');
  });

  test('a report needs the right to export and a product test', async () => {
    const manager = await server.as('manager');
    const denied = await manager.POST('/project/report', {
      body: { projectId, format: 'pdf', language: 'de' },
      parseAs: 'arrayBuffer',
    });
    expect(denied.response.status).toBe(403);
    expect((await report({ projectId: 999_999 })).response.status).toBe(404);
  });
});
