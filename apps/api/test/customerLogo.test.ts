import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { jpeg, png } from './kit/pictures.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

interface Answer {
  status: number;
  data: components['schemas']['CustomerDetails'] | null;
  fieldErrors: components['schemas']['FieldError'][];
}

describeOnOneDatabase('the logo of a customer', (database) => {
  let server: TestServer;
  let token: string;
  let asManager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
    asManager = server.client(token);
  });
  afterAll(() => server.stop());

  const addCustomer = async () => {
    const { id } = await server.db
      .insertInto('customers')
      .values({ name: 'Lindenblatt GmbH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const send = async (
    customerId: number | string,
    pictures: readonly (readonly [string, Uint8Array])[],
    as = token,
  ): Promise<Answer> => {
    const form = new FormData();
    form.set('customerId', String(customerId));
    for (const [name, bytes] of pictures) form.append('logo', new Blob([bytes as never]), name);
    const response = await fetch(`${server.url}/api/customer/changeLogo`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const { data = null, fieldErrors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data, fieldErrors };
  };
  const statusOf = async (address: string | null | undefined) =>
    (await fetch(`${server.url}${address ?? '/media/none'}`)).status;
  const historyOf = async (id: number) =>
    (await asManager.GET('/customer/getHistory/{id}', { params: { path: { id } } })).data?.data.content ?? [];

  test('is stored, in list and page, replaced and removed; no picture is left behind [R-ENT-006]', async () => {
    const customerId = await addCustomer();
    const first = (await send(customerId, [['logo.png', png()]])).data?.filePath;
    expect(first).toMatch(/^\/media\/profile-[\da-f-]{36}\.png$/);
    expect(await statusOf(first)).toBe(200);
    const { data } = await asManager.POST('/customer/getWithPagination', { body: { search: 'Lindenblatt' } });
    expect(data?.data.content.find((row) => row.customerId === customerId)?.filePath).toBe(first);
    const second = (await send(customerId, [['Logo neu.JPG', jpeg()]])).data?.filePath;
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(first)).toBe(404);
    const removed = await asManager.POST('/customer/removeLogo', { body: { customerId } });
    expect(removed.data?.data.filePath).toBeNull();
    expect(await statusOf(second)).toBe(404);
    expect(
      (await historyOf(customerId)).map(({ changes }) =>
        changes.map(({ field, before, after }) => [field, before, after]),
      ),
    ).toEqual([[['filePath', true, false]], [['filePath', true, true]], [['filePath', false, true]]]);
    await asManager.POST('/customer/removeLogo', { body: { customerId } });
    expect(await historyOf(customerId)).toHaveLength(3);
  });

  test('goes with the customer', async () => {
    const customerId = await addCustomer();
    const address = (await send(customerId, [['logo.png', png()]])).data?.filePath;
    const asAdmin = await server.as('admin');
    expect((await asAdmin.POST('/customer/delete', { body: { customerId } })).response.status).toBe(200);
    expect(await statusOf(address)).toBe(404);
  });

  test.each<readonly [string, readonly (readonly [string, Uint8Array])[], string]>([
    [
      'an SVG',
      [['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]],
      'fileImageType',
    ],
    [
      'HTML named as a picture',
      [['logo.png', Buffer.from('<html><script>alert(1)</script></html>')]],
      'fileContentMismatch',
    ],
    ['a JPEG named PNG', [['logo.png', jpeg()]], 'fileContentMismatch'],
    [
      'two pictures',
      [
        ['a.png', png()],
        ['b.png', png()],
      ],
      'invalidType',
    ],
    ['no picture', [], 'required'],
  ])('rejects %s', async (_what, pictures, key) => {
    const customerId = await addCustomer();
    const { status, fieldErrors } = await send(customerId, pictures);
    expect([status, fieldErrors.map(({ field, key: error }) => [field, error])]).toEqual([422, [['logo', key]]]);
    const { file_path: stored } = await server.db
      .selectFrom('customers')
      .select('file_path')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(stored).toBeNull();
  });

  test('a customer that does not exist is not found, and a user who may not edit customers is rejected', async () => {
    expect((await send(2_147_483_646, [['logo.png', png()]])).status).toBe(404);
    expect((await send(9_999_999_999, [['logo.png', png()]])).status).toBe(404);
    const customerId = await addCustomer();
    const brand = (await server.logIn('brand')).accessToken;
    expect((await send(customerId, [['logo.png', png()]], brand)).status).toBe(403);
  });
});
