import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

type Input = components['schemas']['LearningVideoInput'];
type Query = components['schemas']['LearningVideoQuery'];

const briefing = {
  title: 'So schreiben Sie ein Briefing',
  titleEn: 'How to write a briefing',
  description: 'Drei Minuten, die Rückfragen sparen.',
  descriptionEn: 'Three minutes that save questions.',
  category: 'briefing',
  language: 'DE',
  minutes: 3,
  subtitles: '',
  forBrand: true,
  forTokenBrand: false,
  forTester: false,
  position: 10,
} satisfies Input;
const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'leitfaden.pdf', { type: 'application/pdf' });

describeOnEachDatabase('learning materials', (database) => {
  let server: TestServer;
  let asManager: ApiClient;
  let asBrand: ApiClient;
  let asToken: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asManager = await server.as('manager');
    asBrand = await server.as('brand');
    asToken = await server.as('brandInvited');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('learning_materials').execute();
    await server.db.updateTable('users').set({ mail_settings: '{}' }).execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = asManager) =>
    client.POST('/learningVideo/save', { body: { ...briefing, ...values } });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const upload = async (learningMaterialId: number, file: File, kind = 'content', name: TestUserName = 'manager') => {
    const form = new FormData();
    for (const [key, value] of Object.entries({
      subject: 'learningMaterial',
      subjectId: String(learningMaterialId),
      kind,
    }))
      form.set(key, value);
    form.set('file', file);
    const { accessToken } = await server.logIn(name);
    return fetch(`${server.url}/api/files/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}` },
      body: form,
    });
  };
  const move = (learningMaterialId: number, state: 'published' | 'hidden', client = asManager) =>
    client.POST('/learningVideo/changeState', { body: { learningMaterialId, state } });
  const published = async (values: Partial<Input> = {}) => {
    const { learningMaterialId } = await saved(values);
    expect((await upload(learningMaterialId, pdf)).status).toBe(200);
    expect((await move(learningMaterialId, 'published')).response.status).toBe(200);
    return learningMaterialId;
  };
  const seenBy = async (client: ApiClient) => (await client.GET('/learningMaterial/getAll')).data?.data ?? [];
  const titlesOf = async (client: ApiClient) => (await seenBy(client)).map(({ title }) => title);
  const mailsAbout = async (...titles: string[]) =>
    (await server.mails()).filter(({ subject }) => titles.some((title) => subject.endsWith(title)));
  const listed = async (body: Query = {}) =>
    (await asManager.POST('/learningVideo/getWithPagination', { body })).data?.data.content ?? [];

  test('a draft gets its file and is published; drafts and hidden ones never leave the agency [R-PROD-020]', async () => {
    const video = await saved();
    expect(video).toMatchObject({
      ...briefing,
      state: 'draft',
      views: 0,
      file: null,
      thumbnail: null,
      publishedAt: null,
    });
    const { learningMaterialId } = video;
    expect((await move(learningMaterialId, 'published')).error).toMatchObject({
      fieldErrors: [{ field: 'file', key: 'required' }],
    });
    expect((await upload(learningMaterialId, pdf)).status).toBe(200);
    expect((await upload(learningMaterialId, new File([Uint8Array.from(png())], 'bild.png'), 'profile')).status).toBe(
      200,
    );
    expect(await seenBy(asBrand)).toEqual([]);
    expect(
      (
        await asBrand.GET('/files/ofSubject', {
          params: { query: { subject: 'learningMaterial', subjectId: learningMaterialId } },
        })
      ).response.status,
    ).toBe(404);
    expect((await asBrand.POST('/learningMaterial/seen', { body: { learningMaterialId } })).response.status).toBe(404);

    expect((await move(learningMaterialId, 'published')).data?.data).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String) as string,
    });
    const [material, ...others] = await seenBy(asBrand);
    expect(others).toEqual([]);
    expect(material).toMatchObject({
      learningMaterialId,
      file: { name: 'leitfaden.pdf', contentType: 'application/pdf' },
      thumbnail: { contentType: 'image/png' },
      seen: false,
    });
    expect(material).not.toHaveProperty('views');
    expect(await (await fetch(`${server.url}${material?.file?.url ?? ''}`)).text()).toContain('%PDF');

    expect((await move(learningMaterialId, 'published')).response.status).toBe(409);
    await move(learningMaterialId, 'hidden');
    expect(await seenBy(asBrand)).toEqual([]);
    expect(
      (await asBrand.GET('/files/{fileId}', { params: { path: { fileId: material?.file?.fileId ?? 0 } } })).response
        .status,
    ).toBe(404);
  });

  test('each audience gets what is made for it, in its order', async () => {
    await published({ title: 'Für alle', forTokenBrand: true, position: 2 });
    await published({ title: 'Für Brands', position: 1 });
    await published({ title: 'Für Eingeladene', forBrand: false, forTokenBrand: true, position: 3 });
    await published({ title: 'Für Tester', forBrand: false, forTester: true });
    expect(await titlesOf(asBrand)).toEqual(['Für Brands', 'Für alle']);
    expect(await titlesOf(await server.as('brandManager'))).toEqual(['Für Brands', 'Für alle']);
    expect(await titlesOf(asToken)).toEqual(['Für alle', 'Für Eingeladene']);
    const [first] = await listed({ filters: { audience: 'tester' } });
    expect(
      (await asBrand.POST('/learningMaterial/seen', { body: { learningMaterialId: first?.learningMaterialId ?? 0 } }))
        .response.status,
    ).toBe(404);
  });

  test('each person counts once among the views, and sees what is new', async () => {
    const learningMaterialId = await published({ forTokenBrand: true });
    const see = (client: ApiClient) => client.POST('/learningMaterial/seen', { body: { learningMaterialId } });
    await Promise.all([see(asBrand), see(asBrand)]);
    expect([(await seenBy(asBrand))[0]?.seen, (await seenBy(asToken))[0]?.seen]).toEqual([true, false]);
    await see(asToken);
    expect((await listed())[0]?.views).toBe(2);
  });

  test('brands that asked for it are mailed at the first publication alone, in their language', async () => {
    const wants = JSON.stringify({ learningMaterials: true });
    await server.db.updateTable('users').set({ mail_settings: wants }).where('id', 'in', [4, 5, 6, 13, 10]).execute();
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', 6).execute();
    const learningMaterialId = await published({ title: 'Rückfragen sparen', titleEn: 'Save questions' });
    const mails = await mailsAbout('Rückfragen sparen', 'Save questions');
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['brand-two@resonanz.example', 'New learning material: Save questions'],
      ['brand@resonanz.example', 'Neues Lernmaterial: Rückfragen sparen'],
    ]);
    expect(mails[0]?.link).toContain('/campaign-self-service/learning-materials');
    await move(learningMaterialId, 'hidden');
    await move(learningMaterialId, 'published');
    expect(await mailsAbout('Rückfragen sparen', 'Save questions')).toHaveLength(2);
  });

  test('of two who publish at the same time one is rejected, and one mail goes out', async () => {
    await server.db
      .updateTable('users')
      .set({ mail_settings: JSON.stringify({ learningMaterials: true }) })
      .where('id', '=', 4)
      .execute();
    const { learningMaterialId } = await saved({ title: 'Zu zweit' });
    await upload(learningMaterialId, pdf);
    const answers = await Promise.all([move(learningMaterialId, 'published'), move(learningMaterialId, 'published')]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(await mailsAbout('Zu zweit')).toHaveLength(1);
  });

  test('a change that was read before another one is rejected; wrong values are, too', async () => {
    const { learningMaterialId, updatedAt } = await saved();
    server.clock.advance({ minutes: 1 });
    expect((await save({ learningMaterialId, updatedAt, minutes: 4 })).data?.data.minutes).toBe(4);
    expect((await save({ learningMaterialId, updatedAt, minutes: 5 })).error).toMatchObject({
      error: 'changedMeanwhile',
    });
    expect((await save({ forBrand: false })).error).toMatchObject({
      fieldErrors: [{ field: 'forBrand', key: 'required' }],
    });
    for (const wrong of [{ title: ' ' }, { minutes: 0 }, { subtitles: '<script>' }, { position: 0 }])
      expect((await save(wrong)).response.status).toBe(422);
    expect((await upload(learningMaterialId, new File(['%PDF-1.4\n'], 'text.docx'))).status).toBe(422);
    expect((await upload(learningMaterialId, pdf, 'contract')).status).toBe(422);
  });

  test('brands change nothing, and the list is filtered, searched and sorted', async () => {
    const { learningMaterialId } = await saved();
    await saved({ title: 'Kennzeichnung', titleEn: 'Labelling', category: 'law', language: 'EN', position: 1 });
    expect((await save({}, asBrand)).response.status).toBe(403);
    expect((await move(learningMaterialId, 'published', asBrand)).response.status).toBe(403);
    expect((await upload(learningMaterialId, pdf, 'content', 'brand')).status).toBe(403);
    expect((await asBrand.POST('/learningVideo/getWithPagination', { body: {} })).response.status).toBe(403);
    const titles = async (query: Query) => (await listed(query)).map(({ title }) => title);
    expect(await titles({})).toEqual(['Kennzeichnung', briefing.title]);
    expect(await titles({ filters: { category: 'law' } })).toEqual(['Kennzeichnung']);
    expect(await titles({ filters: { language: 'DE', state: 'draft', audience: 'brand' } })).toEqual([briefing.title]);
    expect(await titles({ search: 'LABEL' })).toEqual(['Kennzeichnung']);
    expect(await titles({ sortBy: 'title', sort: 'DESC' })).toEqual([briefing.title, 'Kennzeichnung']);
  });
});
