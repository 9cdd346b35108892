import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

type Head = components['schemas']['TesterMetadata'];
type Input = components['schemas']['TesterMetadataInput'];
type Key = Head['key'];
type Medium = components['schemas']['MetadataMedium'];

const valueOf = (german: string, english = `${german} (en)`) => ({
  value_de: { title: german, text: 'Probieren Sie zuerst.' },
  value_en: { title: english, text: 'Try it first.' },
});
const picture = () => new File([Uint8Array.from(png())], 'kopf.png', { type: 'image/png' });

describeOnEachDatabase('heads of the tester area', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asStaff = await server.as('superAdmin');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('tester_metadata_versions').execute();
    await server.db
      .updateTable('tester_metadata')
      .set({ value: JSON.stringify({ ...emptyValue }), file_id: null, is_draft: false, updated_by: null })
      .execute();
  });
  afterAll(() => server.stop());

  const emptyValue = { value_de: { title: '', text: '' }, value_en: { title: '', text: '' } };
  const heads = async (): Promise<Head[]> => {
    const { data } = await asStaff.GET('/testerworldMetadata/getAll');
    return data?.data ?? [];
  };
  const head = async (key: Key): Promise<Head> => {
    const found = (await heads()).find((each) => each.key === key);
    if (found === undefined) throw new Error(`There is no head ${key}.`);
    return found;
  };
  const save = async (key: Key, values: Partial<Input> = {}, client = asStaff) => {
    const { updatedAt } = await head(key);
    server.clock.advance({ seconds: 1 });
    return client.POST('/testerworldMetadata/save', {
      body: { key, value: valueOf('Testen'), mediaId: null, updatedAt, ...values },
    });
  };
  const publish = async (key: Key, readAt?: string) => {
    const { updatedAt } = await head(key);
    server.clock.advance({ seconds: 1 });
    return asStaff.POST('/testerworldMetadata/publish', { body: { key, updatedAt: readAt ?? updatedAt } });
  };
  const restore = async (key: Key) => {
    const { updatedAt } = await head(key);
    server.clock.advance({ seconds: 1 });
    return asStaff.POST('/testerworldMetadata/restore', { body: { key, updatedAt } });
  };
  const live = async (key: Key, client: ApiClient = server.client()) =>
    (await client.GET('/testerworldMetadata/get', { params: { query: { key } } })).data?.data;
  const upload = async (key: Key, file = picture(), name: TestUserName = 'superAdmin') => {
    const form = new FormData();
    form.set('key', key);
    form.set('file', file);
    const { accessToken } = await server.logIn(name);
    const response = await fetch(`${server.url}/api/testerworldMetadata/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: form,
    });
    const answer: { data: Medium | null } = await response.json();
    return { status: response.status, medium: answer.data };
  };

  test('there are three heads, empty at first [R-CONST-027] [R-CONST-028] [R-CONST-029]', async () => {
    expect((await heads()).map(({ key, state, live: shown, changedAt }) => [key, state, shown, changedAt])).toEqual([
      ['productTestTopHeader', 'empty', null, null],
      ['faqTopHeader', 'empty', null, null],
      ['newsletterBanner', 'empty', null, null],
    ]);
    expect(await live('faqTopHeader')).toBeNull();
  });

  test('a draft is saved while testers and visitors go on seeing what is live [R-CALL-111] [R-CALL-112]', async () => {
    await save('faqTopHeader', { value: valueOf(' Fragen ', 'Questions') });
    await publish('faqTopHeader');
    const { data } = await save('faqTopHeader', { value: valueOf('Neue Fragen') });
    expect(data?.data).toMatchObject({
      state: 'draft',
      value: valueOf('Neue Fragen'),
      changedByName: 'superAdmin Muster',
    });
    for (const client of [server.client(), await server.as('tester'), asStaff])
      expect(await live('faqTopHeader', client)).toEqual({
        key: 'faqTopHeader',
        value: valueOf('Fragen', 'Questions'),
        media: null,
      });
  });

  test('a draft that says what is live is none, and there is nothing to publish', async () => {
    await save('faqTopHeader');
    await publish('faqTopHeader');
    await save('faqTopHeader', { value: valueOf('Anders') });
    expect((await save('faqTopHeader')).data?.data.state).toBe('live');
    const again = await publish('faqTopHeader');
    expect([again.response.status, again.error]).toEqual([409, expect.objectContaining({ error: 'nothingToPublish' })]);
  });

  test('the version that was live before becomes the draft again', async () => {
    for (const title of ['Erste', 'Zweite']) {
      await save('productTestTopHeader', { value: valueOf(title) });
      await publish('productTestTopHeader');
    }
    const { data } = await restore('productTestTopHeader');
    expect(data?.data).toMatchObject({ state: 'draft', value: valueOf('Erste'), live: { value: valueOf('Zweite') } });
    expect((await live('productTestTopHeader'))?.value).toEqual(valueOf('Zweite'));
    expect((await publish('productTestTopHeader')).data?.data).toMatchObject({
      state: 'live',
      live: { value: valueOf('Erste') },
      previous: { value: valueOf('Zweite') },
    });
  });

  test('without an earlier version there is nothing to restore', async () => {
    await save('faqTopHeader');
    await publish('faqTopHeader');
    const { response, error } = await restore('faqTopHeader');
    expect([response.status, error]).toEqual([409, expect.objectContaining({ error: 'noEarlierVersion' })]);
  });

  test('a picture is uploaded, named by the draft and served with what is live [R-CALL-113]', async () => {
    const { medium } = await upload('newsletterBanner');
    expect(medium).toMatchObject({ type: 'image', name: 'kopf.png' });
    const saved = await save('newsletterBanner', { mediaId: medium?.mediaId ?? null });
    expect(saved.data?.data.media).toMatchObject({ mediaId: medium?.mediaId });
    expect(await live('newsletterBanner')).toBeNull();
    await publish('newsletterBanner');
    const shown = (await live('newsletterBanner'))?.media;
    const served = await fetch(`${server.url}${shown?.url}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('a file of another head is rejected, and so is what is no picture or video', async () => {
    const { medium } = await upload('newsletterBanner');
    const { error } = await save('faqTopHeader', { mediaId: medium?.mediaId ?? null });
    expect(error).toMatchObject({ fieldErrors: [{ field: 'mediaId', key: 'unknownFile' }] });
    const text = new File(['hallo'], 'notiz.txt', { type: 'text/plain' });
    expect((await upload('newsletterBanner', text)).status).toBe(422);
  });

  test('texts need a title in both languages before they are published', async () => {
    await save('faqTopHeader', { value: { ...emptyValue, value_de: { title: 'Fragen', text: '' } } });
    expect((await publish('faqTopHeader')).error).toMatchObject({
      fieldErrors: [{ field: 'titleEn', key: 'required' }],
    });
    expect(await live('faqTopHeader')).toBeNull();
  });

  test('a draft without texts and medium takes the head from the page', async () => {
    await save('faqTopHeader');
    await publish('faqTopHeader');
    await save('faqTopHeader', { value: emptyValue });
    await publish('faqTopHeader');
    expect(await live('faqTopHeader')).toEqual({ key: 'faqTopHeader', value: emptyValue, media: null });
  });

  test('a change that was read before another one is rejected', async () => {
    const { updatedAt } = await head('faqTopHeader');
    await save('faqTopHeader');
    for (const late of [await save('faqTopHeader', { updatedAt }), await publish('faqTopHeader', updatedAt)])
      expect([late.response.status, late.error]).toEqual([
        409,
        expect.objectContaining({
          error: 'changedMeanwhile',
          data: expect.objectContaining({ name: 'superAdmin Muster' }),
        }),
      ]);
  });

  test('wrong values are rejected', async () => {
    const tooLong = { ...valueOf('x'), value_de: { title: 'x'.repeat(121), text: '' } };
    expect((await save('faqTopHeader', { value: tooLong })).response.status).toBe(422);
    const { response } = await asStaff.GET('/testerworldMetadata/get', {
      params: { query: { key: 'unknown' as Key } },
    });
    expect(response.status).toBe(422);
  });

  test('each change is in the history', async () => {
    await save('faqTopHeader');
    await publish('faqTopHeader');
    const rows = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'tester_metadata')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows.map(({ changes }) => changes)).toEqual([
      { state: ['draft', 'live'] },
      expect.objectContaining({ titleDe: ['', 'Testen'] }),
    ]);
  });

  test('staff without the right, testers, brands and visitors neither read drafts nor change anything', async () => {
    const { updatedAt } = await head('faqTopHeader');
    const body = { key: 'faqTopHeader', updatedAt } as const;
    const statusesOf = async (client: ApiClient) =>
      (
        await Promise.all([
          client.GET('/testerworldMetadata/getAll'),
          client.POST('/testerworldMetadata/save', { body: { ...body, value: valueOf('x'), mediaId: null } }),
          client.POST('/testerworldMetadata/publish', { body }),
          client.POST('/testerworldMetadata/restore', { body }),
        ])
      ).map(({ response }) => response.status);
    for (const name of ['manager', 'tester', 'brand'] as const)
      expect(await statusesOf(await server.as(name))).toEqual([403, 403, 403, 403]);
    expect(await statusesOf(server.client())).toEqual([401, 401, 401, 401]);
    expect((await upload('faqTopHeader', picture(), 'tester')).status).toBe(403);
    expect((await head('faqTopHeader')).state).toBe('empty');
  });

  // The last one: the log-ins before it have run out.
  test('an upload that no draft names is deleted after a day', async () => {
    const { medium: kept } = await upload('faqTopHeader');
    await save('faqTopHeader', { mediaId: kept?.mediaId ?? null });
    const { medium: left } = await upload('faqTopHeader');
    server.clock.advance({ days: 2 });
    await upload('faqTopHeader');
    const rows = await server.db
      .selectFrom('files')
      .select('id')
      .where('subject', '=', 'testerMetadata')
      .where('deleted_at', 'is', null)
      .execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(kept?.mediaId);
    expect(ids).not.toContain(left?.mediaId);
  });
});
