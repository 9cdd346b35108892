import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { addPerson } from './kit/peopleFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Wish = components['schemas']['NetworkWishInput'];
type Values = Partial<{
  customer_id: number;
  is_draft: boolean;
  active: boolean;
  archived: boolean;
  assignee_user_id: number;
}>;

describeOnOneDatabase('wishes and questions about people of the network', (database) => {
  let server: TestServer;
  let brand: ApiClient;
  let staff: ApiClient;
  let publicId: string;
  let personId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    brand = await server.as('brand');
    staff = await server.as('manager');
  });
  beforeEach(async () => {
    for (const table of [
      'network_wishes',
      'people',
      'campaign_requests',
      'ugc_requests',
      'notifications',
      'comment_mails',
      'todos',
    ] as const)
      await server.db.deleteFrom(table).execute();
    ({ public_id: publicId, id: personId } = await addPerson(server.db));
  });
  afterAll(() => server.stop());

  let made = 0;
  const sent = (values: Values) => ({
    number: `N-${(made += 1)}`,
    customer_id: 1,
    is_draft: false,
    assignee_user_id: testUsers.manager.id,
    ...values,
  });
  const campaign = async (values: Values = {}) =>
    (
      await server.db
        .insertInto('campaign_requests')
        .values({ title: 'Herbst', ...sent(values) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const ugc = async (values: Values = {}) =>
    (
      await server.db
        .insertInto('ugc_requests')
        .values({ product_name: 'Serum', ...sent(values) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const add = (requestId: number, more: Partial<Wish> = {}, client = brand) =>
    client.POST('/network/addToRequest', { body: { publicId, kind: 'campaign', requestId, ...more } });
  const wishes = (kind: 'campaign' | 'ugc', requestId: number, client = brand) =>
    client.GET('/network/getWishes/{kind}/{requestId}', { params: { path: { kind, requestId } } });
  const notices = () =>
    server.db.selectFrom('notifications').select(['user_id', 'type', 'ref_id']).orderBy('id').execute();
  const choices = async () =>
    (await brand.GET('/network/getRequests/{publicId}', { params: { path: { publicId } } })).data?.data;

  test('a wish stands with the request on both sides, and notifies once per person and request', async () => {
    const id = await campaign();
    expect((await choices())?.map(({ kind, requestId, isAdded }) => [kind, requestId, isAdded])).toEqual([
      ['campaign', id, false],
    ]);
    expect((await add(id, { note: ' Am liebsten im Oktober ' })).data?.data).toMatchObject({
      publicId,
      kind: 'creator',
      name: 'Nora L.',
      note: 'Am liebsten im Oktober',
      staffRecord: null,
    });
    await add(id);
    expect((await wishes('campaign', id, await server.as('brandManager'))).data?.data).toMatchObject([
      { name: 'Nora L.', note: 'Am liebsten im Oktober' },
    ]);
    expect((await wishes('campaign', id, staff)).data?.data).toMatchObject([
      { name: 'Nora Lindner', staffRecord: { recordId: personId, influencerId: null } },
    ]);
    await brand.POST('/network/removeFromRequest', { body: { publicId, kind: 'campaign', requestId: id } });
    expect((await wishes('campaign', id)).data?.data).toEqual([]);
    await add(id);
    expect((await choices())?.[0]?.isAdded).toBe(true);
    expect(await notices()).toEqual([{ user_id: testUsers.manager.id, type: 5, ref_id: id }]);
    expect(
      await server.db.selectFrom('comment_mails').select(['user_id', 'subject_kind', 'comments']).execute(),
    ).toEqual([{ user_id: testUsers.manager.id, subject_kind: 'campaignRequest', comments: 1 }]);
  });

  test('two at once make one wish, and one notice', async () => {
    const id = await campaign();
    const answers = await Promise.all([add(id), add(id, {}, await server.as('brandManager'))]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    expect([(await wishes('campaign', id)).data?.data.length, (await notices()).length]).toEqual([1, 1]);
  });

  test('of UGC requests the responsible user is notified by type 12; of drafts nobody', async () => {
    const id = await ugc();
    expect((await add(id, { kind: 'ugc' })).response.status).toBe(200);
    expect(await notices()).toEqual([{ user_id: testUsers.manager.id, type: 12, ref_id: id }]);
    expect((await wishes('ugc', id, staff)).data?.data).toHaveLength(1);
    await add(await campaign({ is_draft: true }));
    await add(await ugc({ is_draft: true }), { kind: 'ugc' });
    expect(await notices()).toHaveLength(1);
    expect(
      (await choices())?.map(({ kind, isDraft, number, isAdded }) => [kind, isDraft, number === '', isAdded]),
    ).toHaveLength(3);
  });

  test('requests of others, closed ones and people who are hidden are rejected, and nothing is stored', async () => {
    const foreign = [await campaign({ customer_id: 2 }), await ugc({ customer_id: 2 })] as const;
    expect((await add(foreign[0])).response.status).toBe(404);
    expect((await add(foreign[1], { kind: 'ugc' })).response.status).toBe(404);
    expect((await wishes('campaign', foreign[0])).response.status).toBe(404);
    expect((await wishes('ugc', foreign[1])).response.status).toBe(404);
    const closed = await add(await campaign({ archived: true }));
    expect([closed.response.status, closed.error?.error]).toEqual([409, 'requestClosed']);
    expect((await add(await ugc({ active: false }), { kind: 'ugc' })).response.status).toBe(409);
    const id = await campaign();
    expect((await add(id, { note: '<b>jetzt</b>' })).error?.fieldErrors).toEqual([
      { field: 'note', key: 'containsHtml' },
    ]);
    expect((await add(id, {}, await server.as('brandInvited'))).response.status).toBe(403);
    await server.db
      .updateTable('people')
      .set({ dob: berlinDayIn(server.clock.now(), -365) })
      .execute();
    expect((await add(id)).response.status).toBe(404);
    await server.db.updateTable('people').set({ dob: null, state: 'checked' }).execute();
    expect((await add(id)).response.status).toBe(404);
    expect(await server.db.selectFrom('network_wishes').select('id').execute()).toEqual([]);
  });

  test('a person who withdraws the consent has no name for the brand any more; the agency still knows whom it wished for', async () => {
    const id = await campaign();
    await add(id);
    await server.db.updateTable('people').set({ state: 'checked', network_consent_on: null }).execute();
    expect((await wishes('campaign', id)).data?.data).toMatchObject([{ publicId, name: null, picture: null }]);
    expect((await wishes('campaign', id, staff)).data?.data).toMatchObject([{ name: 'Nora Lindner' }]);
    expect(
      (await brand.POST('/network/removeFromRequest', { body: { publicId, kind: 'campaign', requestId: id } })).response
        .status,
    ).toBe(200);
    expect((await wishes('campaign', id)).data?.data).toEqual([]);
  });

  test('fifty people are enough for one request', async () => {
    const id = await campaign();
    for (let index = 0; index < 50; index += 1) {
      const { id: person_id } = await addPerson(server.db, { state: 'checked' });
      await server.db.insertInto('network_wishes').values({ campaign_request_id: id, person_id }).execute();
    }
    expect((await add(id)).error?.error).toBe('tooManyWishes');
  });

  test('a question becomes a to-do of the user responsible for new requests, with notice and mail', async () => {
    const ask = (text: string) => brand.POST('/network/ask', { body: { publicId, text } });
    expect((await ask(' Dreht sie auch auf Französisch? ')).response.status).toBe(200);
    const todo = await server.db.selectFrom('todos').selectAll().executeTakeFirstOrThrow();
    expect(todo).toMatchObject({
      title: 'Frage von Alpenglück GmbH zu Nora Lindner',
      created_by: testUsers.brand.id,
      status: 1,
    });
    expect(todo.description).toMatch(
      /^Dreht sie auch auf Französisch\?\n\nCreator: Nora Lindner\nGefragt von .+, brand@resonanz\.example$/,
    );
    expect(await notices()).toEqual([{ user_id: todo.assign_user_id, type: 3, ref_id: todo.id }]);
    expect(await server.db.selectFrom('comment_mails').select(['user_id', 'path']).execute()).toEqual([
      { user_id: todo.assign_user_id, path: '/todo' },
    ]);
    expect((await ask('   ')).error?.fieldErrors).toEqual([{ field: 'text', key: 'required' }]);
    expect((await ask('<script>x</script>')).error?.fieldErrors).toEqual([{ field: 'text', key: 'containsHtml' }]);
    await server.db.updateTable('people').set({ archived: true }).execute();
    expect((await ask('Noch da?')).response.status).toBe(404);
    expect(await server.db.selectFrom('todos').select('id').execute()).toHaveLength(1);
  });
});
