import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { jpeg, png } from './kit/pictures.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

interface Answer {
  status: number;
  picture: string | null | undefined;
  errors: string[];
}

describeOnOneDatabase('the picture of a person', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
  });
  afterAll(() => server.stop());

  const addPerson = async (values: { picture?: string; deleted_at?: Date } = {}) => {
    const { id } = await server.db
      .insertInto('influencers')
      .values({ first_name: 'Lena', surname: 'Hartwig', ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const send = async (influencerId: number, name: string, bytes: Uint8Array, as = token): Promise<Answer> => {
    const form = new FormData();
    form.set('influencerId', String(influencerId));
    form.set('picture', new Blob([bytes as never]), name);
    const response = await fetch(`${server.url}/api/influencer/changePicture`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const { data, fieldErrors = [] } = (await response.json()) as {
      data?: { picture: string | null } | null;
      fieldErrors?: { field: string; key: string }[];
    };
    return {
      status: response.status,
      picture: data?.picture,
      errors: fieldErrors.map(({ field, key }) => `${field}: ${key}`),
    };
  };
  const statusOf = async (address: string | null | undefined) =>
    (await fetch(`${server.url}${address ?? '/media/none'}`)).status;

  test('is stored, shown in the profile, replaced and taken away; no picture is left behind, and the history says so', async () => {
    const client = server.client(token);
    const id = await addPerson();
    const { picture: first } = await send(id, 'lena.png', png());
    expect((await client.GET('/findInfluencersById/{id}', { params: { path: { id } } })).data?.data.picture).toBe(
      first,
    );
    const { picture: second } = await send(id, 'lena.jpg', jpeg());
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const remove = () => client.POST('/influencer/removePicture', { body: { influencerId: id } });
    expect((await remove()).data?.data).toEqual({ influencerId: id, picture: null });
    expect((await remove()).data?.data).toEqual({ influencerId: id, picture: null });
    expect(await statusOf(second)).toBe(404);
    const { data } = await client.GET('/influencer/{influencerId}/history', { params: { path: { influencerId: id } } });
    expect(
      data?.data.content.map(({ changes }) => changes.map(({ field, before, after }) => [field, before, after])),
    ).toEqual([[['picture', true, false]], [['picture', true, true]], [['picture', false, true]]]);
  });

  test('a picture that was not uploaded for this person is left alone', async () => {
    await server.db
      .insertInto('media')
      .values({ key: 'portrait-9.svg', content_type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
      .execute();
    const id = await addPerson({ picture: '/media/portrait-9.svg' });
    expect((await send(id, 'lena.png', png())).status).toBe(200);
    expect(await statusOf('/media/portrait-9.svg')).toBe(200);
  });

  test('anything but a picture, and any user who may not edit this person, is rejected', async () => {
    const id = await addPerson();
    expect(await send(id, 'lena.png', Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 422,
      errors: ['picture: fileContentMismatch'],
    });
    expect(await send(id, 'lena.pdf', Buffer.from('%PDF-1.7'))).toMatchObject({
      status: 422,
      errors: ['picture: fileImageType'],
    });
    expect((await send(9_999_999_999, 'lena.png', png())).status).toBe(404);
    expect((await send(await addPerson({ deleted_at: new Date() }), 'lena.png', png())).status).toBe(404);
    const management = (await server.logIn('management')).accessToken;
    expect((await send(id, 'lena.png', png(), management)).status).toBe(404);
    const brand = (await server.logIn('brand')).accessToken;
    expect((await send(id, 'lena.png', png(), brand)).status).toBe(403);
  });
});
