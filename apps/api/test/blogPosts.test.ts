import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Post = components['schemas']['BlogPost'];
type Input = components['schemas']['BlogPostInput'];
type Query = components['schemas']['BlogPostQuery'];
type Change = components['schemas']['BlogPostStatusChange'];

const article = {
  type: 'INTERNAL',
  category: 11,
  titleDe: 'Hafermilch im Test',
  titleEn: 'Oat milk tested',
  teaserDe: 'Drei Sorten, ein Urteil.',
  teaserEn: 'Three kinds, one verdict.',
  bodyDe: '<p>Wir haben getestet.</p>',
  bodyEn: '<p>We have tested.</p>',
  link: '',
  projectIds: [],
} satisfies Input;

describeOnEachDatabase('blog posts', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  let asTester: ApiClient;
  let visitor: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asStaff = await server.as('superAdmin');
    asTester = await server.as('tester');
    visitor = server.client();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('blog_posts').execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = asStaff) =>
    client.POST('/blog/save', { body: { ...article, ...values } });
  const saved = async (values: Partial<Input> = {}): Promise<Post> => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const move = ({ blogPostId, updatedAt }: Post, state: Change['state'], publishAt?: string, client = asStaff) => {
    server.clock.advance({ seconds: 1 });
    return client.POST('/blog/changeStatus', {
      body: { blogPostId, updatedAt, state, ...(publishAt !== undefined && { publishAt }) },
    });
  };
  const moved = async (post: Post, state: Change['state'], publishAt?: string): Promise<Post> => {
    const { data, error } = await move(post, state, publishAt);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const published = async (values: Partial<Input> = {}) => moved(await saved(values), 'published');
  const read = (id: number, client = asStaff) => client.GET('/blog/getById/{id}', { params: { path: { id } } });
  const list = (body: Query = {}, client = asStaff) => client.POST('/blog/getWithPagination', { body });
  const titles = async (body: Query = {}) => (await list(body)).data?.data.content.map(({ titleDe }) => titleDe);
  const shown = async (query: { category?: number; search?: string } = {}, client = visitor) =>
    (await client.GET('/blog/getPublished', { params: { query } })).data?.data.content.map(({ titleDe }) => titleDe);
  const readShown = (id: number, client = visitor) =>
    client.GET('/blog/getPublishedById/{id}', { params: { path: { id } } });
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();

  test('a draft is stored with its author, and nobody outside the agency sees it', async () => {
    const post = await saved({ titleDe: ' Hafermilch im Test ' });
    expect(post).toMatchObject({
      titleDe: 'Hafermilch im Test',
      bodyEn: article.bodyEn,
      state: 'draft',
      authorName: 'superAdmin Muster',
    });
    expect((await read(post.blogPostId)).data?.data).toEqual(post);
    expect(await shown()).toEqual([]);
    expect((await readShown(post.blogPostId)).response.status).toBe(404);
  });

  test.each([
    ['INTERNAL', { bodyDe: article.bodyDe, link: '' }, '[R-ENUM-051]'],
    ['EXTERNAL', { bodyDe: '', link: 'https://magazin.example/hafer' }, '[R-ENUM-052]'],
  ] as const)('a post of the type %s keeps what belongs to it %o %s', async (type, expected, _requirement) => {
    const post = await saved({ type, link: 'https://magazin.example/hafer' });
    expect(post).toMatchObject({ type, ...expected });
  });

  test('texts are reduced to the elements of articles', async () => {
    const post = await saved({
      bodyDe: '<h2>Fazit</h2><script>alert(1)</script><p onclick="x()">Gut. <a href="javascript:x()">Mehr</a></p>',
    });
    expect(post.bodyDe).toBe('<h2>Fazit</h2><p>Gut. <a>Mehr</a></p>');
  });

  test('wrong values are rejected and store nothing', async () => {
    const fieldOf = async (values: Partial<Input>) => (await save(values)).error;
    expect(await fieldOf({ titleDe: ' ', titleEn: '' })).toMatchObject({
      fieldErrors: [{ field: 'titleDe', key: 'required' }],
    });
    expect(await fieldOf({ category: 9 * 999 })).toMatchObject({ fieldErrors: [{ field: 'category' }] });
    for (const link of ['http://magazin.example', 'javascript:alert(1)', 'magazin'])
      expect(await fieldOf({ type: 'EXTERNAL', link })).toMatchObject({
        fieldErrors: [{ field: 'link', key: 'invalidUrl' }],
      });
    expect(await fieldOf({ projectIds: [2_000_000_000] })).toMatchObject({ fieldErrors: [{ field: 'projectIds' }] });
    expect((await save({ titleDe: 'x'.repeat(161) })).response.status).toBe(422);
    expect(await titles()).toEqual([]);
  });

  test('a published post is read by testers and visitors, and no longer once it is hidden', async () => {
    const post = await published();
    for (const client of [visitor, asTester]) {
      expect(await shown({}, client)).toEqual(['Hafermilch im Test']);
      expect((await readShown(post.blogPostId, client)).data?.data).toMatchObject({ bodyDe: article.bodyDe });
    }
    const hidden = await moved(post, 'hidden');
    expect(await shown()).toEqual([]);
    const again = await moved(hidden, 'published');
    expect(again.publishedAt).toBe(post.publishedAt);
  });

  test('a scheduled post appears when its time has come', async () => {
    const post = await moved(await saved(), 'scheduled', inMinutes(3));
    expect(post).toMatchObject({ state: 'scheduled', publishedAt: null });
    expect(await shown()).toEqual([]);
    server.clock.advance({ minutes: 4 });
    expect(await shown()).toEqual(['Hafermilch im Test']);
    const now = (await read(post.blogPostId)).data?.data;
    expect(now).toMatchObject({ state: 'published', publishAt: null, publishedAt: post.publishAt });
    expect(await titles({ filters: { state: 'published' } })).toEqual(['Hafermilch im Test']);
    expect(await titles({ filters: { state: 'scheduled' } })).toEqual([]);
  });

  test('a post is scheduled for the future alone, and can be made a draft again', async () => {
    const draft = await saved();
    expect((await move(draft, 'scheduled')).error).toMatchObject({
      fieldErrors: [{ field: 'publishAt', key: 'required' }],
    });
    expect((await move(draft, 'scheduled', inMinutes(-1))).error).toMatchObject({
      fieldErrors: [{ field: 'publishAt', key: 'pastDate' }],
    });
    const planned = await moved(draft, 'scheduled', inMinutes(3));
    expect(await moved(planned, 'draft')).toMatchObject({ state: 'draft', publishAt: null });
  });

  test.each([
    [{ bodyEn: '<p></p>' }, 'bodyEn'],
    [{ titleEn: '', bodyDe: '' }, 'bodyDe'],
    [{ type: 'EXTERNAL', link: '' }, 'link'],
  ] as const)('a post that lacks something is not published: %j', async (values, field) => {
    const post = await saved(values);
    expect((await move(post, 'published')).error).toMatchObject({ fieldErrors: [{ field, key: 'required' }] });
    expect(await shown()).toEqual([]);
  });

  test('a published post stays complete when it is changed', async () => {
    const { blogPostId, updatedAt } = await published();
    expect((await save({ blogPostId, updatedAt, bodyDe: '' })).error).toMatchObject({
      fieldErrors: [{ field: 'bodyDe', key: 'required' }],
    });
  });

  test('a change of state that the table does not know is rejected', async () => {
    const draft = await saved();
    const { response, error } = await move(draft, 'hidden');
    expect([response.status, error]).toEqual([409, expect.objectContaining({ error: 'transitionNotAllowed' })]);
    const live = await moved(draft, 'published');
    expect((await move(live, 'draft')).response.status).toBe(409);
  });

  test('a change that was read before another one is rejected', async () => {
    const post = await saved();
    server.clock.advance({ seconds: 1 });
    await saved({ blogPostId: post.blogPostId, updatedAt: post.updatedAt, titleDe: 'Zuerst' });
    const late = await save({ blogPostId: post.blogPostId, updatedAt: post.updatedAt, titleDe: 'Zu spät' });
    expect([late.response.status, late.error]).toEqual([409, expect.objectContaining({ error: 'changedMeanwhile' })]);
    expect((await move(post, 'published')).response.status).toBe(409);
    expect(await titles()).toEqual(['Zuerst']);
  });

  test('the list is filtered by type, category, status and language, and searched', async () => {
    await published({ titleDe: 'Kaffee', titleEn: '', bodyEn: '', category: 11 });
    await saved({ titleDe: 'Schuhe', category: 21 });
    await saved({ titleDe: 'Magazin', category: 12, type: 'EXTERNAL', link: 'https://magazin.example/' });
    expect(await titles({ filters: { type: 'EXTERNAL' } })).toEqual(['Magazin']);
    expect((await titles({ filters: { category: 1 } }))?.toSorted()).toEqual(['Kaffee', 'Magazin']);
    expect(await titles({ filters: { category: 21 } })).toEqual(['Schuhe']);
    expect(await titles({ filters: { state: 'published' } })).toEqual(['Kaffee']);
    expect((await titles({ filters: { language: 'en' } }))?.toSorted()).toEqual(['Magazin', 'Schuhe']);
    expect(await titles({ search: 'schuh' })).toEqual(['Schuhe']);
  });

  test('the list sorts by each of its columns', async () => {
    for (const titleDe of ['Beta', 'Alpha', 'Gamma']) await saved({ titleDe });
    expect(await titles({ sortBy: 'title', sort: 'ASC' })).toEqual(['Alpha', 'Beta', 'Gamma']);
    for (const sortBy of ['type', 'category', 'author', 'date', 'state', 'views'] as const)
      expect((await titles({ sortBy }))?.toSorted()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  test('testers narrow the published posts by category and text', async () => {
    await published({ titleDe: 'Kaffee', category: 11 });
    await published({ titleDe: 'Schuhe', category: 21 });
    expect(await shown({ category: 1 })).toEqual(['Kaffee']);
    expect(await shown({ search: 'schuh' })).toEqual(['Schuhe']);
  });

  test('a post names product tests; testers see those that are published', async () => {
    const projects = await server.db.selectFrom('tester_projects').select(['id', 'status']).orderBy('id').execute();
    const projectIds = projects.slice(0, 3).map(({ id }) => id);
    const post = await published({ projectIds });
    expect(post.projects.map(({ projectId }) => projectId)).toEqual(projectIds);
    const open = projects.slice(0, 3).filter(({ status }) => status !== 1);
    expect((await readShown(post.blogPostId)).data?.data.projects.map(({ projectId }) => projectId)).toEqual(
      open.map(({ id }) => id),
    );
  });

  test('a tester counts once a day among the views, a visitor not at all', async () => {
    const { blogPostId } = await published();
    const seen = async (client: ApiClient) =>
      (await client.POST('/blog/markRead', { body: { blogPostId } })).response.status;
    expect([await seen(asTester), await seen(asTester), await seen(visitor), await seen(asStaff)]).toEqual([
      200, 200, 401, 403,
    ]);
    expect((await read(blogPostId)).data?.data.views).toBe(1);
    const draft = await saved();
    const hidden = await asTester.POST('/blog/markRead', { body: { blogPostId: draft.blogPostId } });
    expect(hidden.response.status).toBe(404);
  });

  test('a deleted post is gone for everybody and stays in the history', async () => {
    const { blogPostId } = await published();
    expect((await asStaff.POST('/blog/delete', { body: { blogPostId } })).response.status).toBe(200);
    expect((await read(blogPostId)).response.status).toBe(404);
    expect(await shown()).toEqual([]);
    const rows = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'blog_post')
      .where('entity_id', '=', blogPostId)
      .orderBy('id', 'desc')
      .execute();
    expect(rows.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([
      ['titleDe', 'titleEn'],
      ['state'],
      expect.arrayContaining(['titleDe', 'category']),
    ]);
  });

  test('the filtered list is exported', async () => {
    await published({ titleDe: 'Kaffee' });
    await saved({ titleDe: 'Schuhe' });
    const { data } = await asStaff.POST('/blog/export', {
      body: { format: 'csv', language: 'de', filters: { state: 'published' } },
      parseAs: 'text',
    });
    expect(data).toContain('Kaffee');
    expect(data).not.toContain('Schuhe');
  });

  test('a link to a private address is not asked', async () => {
    const { data } = await asStaff.POST('/blog/checkLink', { body: { link: 'https://127.0.0.1/' } });
    expect(data?.data).toEqual({ outcome: 'private', status: null, finalUrl: null });
  });

  test('a user with the right to edit but not to add may change a post, but adds none', async () => {
    const { blogPostId, updatedAt } = await saved();
    const role = await readRole(asStaff, ROLE.campaignManager);
    await saveRole(asStaff, changedRole(role, { Blog: ['view', 'edit'] }));
    const asEditor = await server.as('manager');
    expect((await save({ blogPostId, updatedAt, titleDe: 'Anders' }, asEditor)).response.status).toBe(200);
    expect((await save({}, asEditor)).response.status).toBe(403);
    expect((await asEditor.POST('/blog/delete', { body: { blogPostId } })).response.status).toBe(403);
    await restoreRoles(asStaff);
  });

  test('testers, brands and staff without the right reach no call of the agency', async () => {
    const post = await saved();
    for (const name of ['tester', 'brand', 'manager'] as const) {
      const client = await server.as(name);
      const answers = await Promise.all([
        list({}, client),
        read(post.blogPostId, client),
        save({}, client),
        move(post, 'published', undefined, client),
        client.POST('/blog/checkLink', { body: { link: 'https://a.example' } }),
        client.GET('/blog/getProjects'),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual(Array(6).fill(403));
    }
  });
});
