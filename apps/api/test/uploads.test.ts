import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { jpeg, jpegSegment, png, pngChunk } from './kit/pictures.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Details = components['schemas']['UserDetails'];

interface Answer {
  status: number;
  data: Details | null;
  error: string | null;
  fieldErrors: components['schemas']['FieldError'][];
}

const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const limit = 10 * 1024 * 1024;
/** The position of a photo, and how the camera was held. */
const exif = jpegSegment(
  0xe1,
  Buffer.from(
    '457869660000' +
      '49492a0008000000' +
      '0100' +
      '120103000100000006000000' +
      '00000000' +
      Buffer.from('GPS 50.94 6.96').toString('hex'),
    'hex',
  ),
);

describeOnOneDatabase('pictures', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
  });
  afterAll(() => server.stop());

  const send = async (form: FormData, as = token): Promise<Answer> => {
    const response = await fetch(`${server.url}/api/updateUserProfile`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const body = (await response.json()) as Omit<Answer, 'status'>;
    return { ...body, fieldErrors: body.fieldErrors ?? [], status: response.status };
  };
  const formOf = (user: unknown, ...pictures: readonly (readonly [string, Uint8Array])[]): FormData => {
    const form = new FormData();
    form.set('user', typeof user === 'string' ? user : JSON.stringify(user));
    for (const [name, bytes] of pictures) form.append('profilePicture', new Blob([bytes as never]), name);
    return form;
  };
  const upload = (name: string, bytes: Uint8Array) => send(formOf({}, [name, bytes]));
  const stored = async (address: string | null | undefined) => {
    const response = await fetch(`${server.url}${address ?? '/media/none'}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const own = async () => (await server.client(token).GET('/getUserByUsername')).data?.data;
  const countMedia = async () =>
    (
      await server.db
        .selectFrom('media')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  test.each([
    ['portrait.png', png(), 'image/png'],
    ['Porträt 2.PNG', png({ width: 640, height: 480 }), 'image/png'],
    ['photo.jpg', jpeg(), 'image/jpeg'],
    ['photo.JPEG', jpeg(), 'image/jpeg'],
  ])('%s is stored under a name of the server and served as it is', async (name, bytes, type) => {
    const { status, data } = await upload(name, bytes);
    expect(status).toBe(200);
    expect(data?.profilePicture).toMatch(/^\/media\/profile-[\da-f-]{36}\.(png|jpg)$/);
    expect(await stored(data?.profilePicture)).toEqual({ status: 200, type, bytes });
  });

  test('a new picture replaces the old one, and removing takes it away', async () => {
    const before = (await upload('a.png', png())).data?.profilePicture;
    const count = await countMedia();
    const after = (await upload('b.jpg', jpeg())).data?.profilePicture;
    expect(after).not.toBe(before);
    expect(await countMedia()).toBe(count);
    expect((await stored(before)).status).toBe(404);
    expect((await send(formOf({ removesPicture: true }))).data?.profilePicture).toBeNull();
    expect((await stored(after)).status).toBe(404);
    expect(await countMedia()).toBe(count - 1);
  });

  test('the picture of another user that is no file of the profile is never deleted', async () => {
    await server.db
      .insertInto('media')
      .values({ key: 'portrait.svg', content_type: 'image/svg+xml', bytes: svg })
      .execute();
    await server.db.updateTable('users').set({ profile_picture: '/media/portrait.svg' }).where('id', '=', 9).execute();
    expect((await upload('a.png', png())).status).toBe(200);
    expect((await stored('/media/portrait.svg')).status).toBe(200);
  });

  test('what hides in a PNG is gone: texts, places, unknown parts and a second file behind its end', async () => {
    const extra = [
      pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
      pngChunk('eXIf', Buffer.from('GPS')),
      pngChunk('gAMA', Buffer.from([0, 0, 177, 143])),
    ];
    const { status, data } = await upload('a.png', Buffer.concat([png({ extra }), html]));
    expect(status).toBe(200);
    const { bytes } = await stored(data?.profilePicture);
    expect(bytes).toEqual(png({ extra: [pngChunk('gAMA', Buffer.from([0, 0, 177, 143]))] }));
  });

  test('what hides in a JPEG is gone, but how the camera was held stays', async () => {
    const comment = jpegSegment(0xfe, html);
    const { status, data } = await upload('a.jpg', Buffer.concat([jpeg([exif, comment]), html]));
    expect(status).toBe(200);
    const { bytes } = await stored(data?.profilePicture);
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('script')).toBe(false);
    const turned = jpegSegment(
      0xe1,
      Buffer.from('457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000', 'hex'),
    );
    expect(bytes).toEqual(jpeg([turned]));
  });

  describe('rejects', () => {
    const pngBytes = png();
    const damaged = Buffer.from(pngBytes);
    damaged.writeUInt8(9, 20);
    test.each<readonly [string, string, Uint8Array, string]>([
      ['HTML named png', 'a.png', html, 'fileContentMismatch'],
      ['SVG named png', 'a.png', svg, 'fileContentMismatch'],
      ['SVG', 'a.svg', svg, 'fileImageType'],
      ['GIF with HTML in it', 'a.gif', Buffer.concat([Buffer.from('GIF89a'), html]), 'fileImageType'],
      ['GIF named jpg', 'a.jpg', Buffer.concat([Buffer.from('GIF89a'), html]), 'fileContentMismatch'],
      ['a PNG named jpg', 'a.jpg', pngBytes, 'fileContentMismatch'],
      ['a JPEG named png', 'a.png', jpeg(), 'fileContentMismatch'],
      ['a name without extension', 'picture', pngBytes, 'fileImageType'],
      ['another extension behind', 'a.png.html', pngBytes, 'fileImageType'],
      ['a program named as a picture', 'a.exe.png', pngBytes, 'fileExecutable'],
      ['a picture named as a program', 'a.png.EXE', pngBytes, 'fileExecutable'],
      ['a Java archive', 'a.jar', Buffer.from('PK\u0003\u0004'), 'fileExecutable'],
      [
        'a program with the extension of a picture',
        'a.png',
        Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1'),
        'fileExecutable',
      ],
      ['an empty file', 'a.png', Buffer.alloc(0), 'fileEmpty'],
      ['the first bytes of a PNG alone', 'a.png', pngBytes.subarray(0, 8), 'fileContentMismatch'],
      ['a PNG that breaks off', 'a.png', pngBytes.subarray(0, -6), 'fileContentMismatch'],
      ['a PNG that is damaged', 'a.png', damaged, 'fileContentMismatch'],
      [
        'a PNG with a wrong length',
        'a.png',
        Buffer.concat([pngBytes.subarray(0, 33), Buffer.from([0xff, 0xff, 0xff, 0xff]), html]),
        'fileContentMismatch',
      ],
      [
        'a PNG with HTML instead of data',
        'a.png',
        Buffer.concat([pngBytes.subarray(0, 33), html]),
        'fileContentMismatch',
      ],
      ['a PNG as large as a house', 'a.png', png({ width: 60_000, height: 60_000 }), 'fileContentMismatch'],
      ['a PNG of no size', 'a.png', png({ width: 0 }), 'fileContentMismatch'],
      ['a JPEG that breaks off', 'a.jpg', jpeg().subarray(0, -2), 'fileContentMismatch'],
      [
        'a JPEG with HTML instead of segments',
        'a.jpg',
        Buffer.concat([jpeg().subarray(0, 20), html]),
        'fileContentMismatch',
      ],
      ['the beginning of a JPEG alone', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'fileContentMismatch'],
    ])('%s', async (_what, name, bytes, key) => {
      const before = await countMedia();
      const answer = await upload(name, bytes);
      expect(answer).toMatchObject({ status: 422, fieldErrors: [{ field: 'profilePicture', key }] });
      expect(await countMedia()).toBe(before);
    });

    test('10 MB and one byte, while 10 MB pass', async () => {
      const filled = (size: number) => Buffer.concat([png(), Buffer.alloc(size - png().length)]);
      expect((await upload('a.png', filled(limit))).status).toBe(200);
      const answer = await upload('a.png', filled(limit + 1));
      expect(answer).toMatchObject({ status: 413, error: 'fileTooLarge' });
    });

    test.each([
      '../../../etc/passwd.png',
      '..\\..\\windows\\a.png',
      '/media/portrait.png',
      'a\u0000.html.png',
      'con.png',
      '%2e%2e%2fa.png',
    ])('to use the name %j for anything', async (name) => {
      const { status, data } = await upload(name, png());
      // Names with a zero character are rejected as a whole, every other one is left aside.
      expect([200, 400, 422]).toContain(status);
      if (status === 200) expect(data?.profilePicture).toMatch(/^\/media\/profile-[\da-f-]{36}\.png$/);
    });

    test('two pictures, a text instead of a picture, and parts that the contract lacks', async () => {
      expect(await send(formOf({}, ['a.png', png()], ['b.png', png()]))).toMatchObject({
        status: 422,
        fieldErrors: [{ field: 'profilePicture', key: 'invalidType' }],
      });
      const asText = formOf({});
      asText.set('profilePicture', '/media/portrait.svg');
      expect(await send(asText)).toMatchObject({
        status: 422,
        fieldErrors: [{ field: 'profilePicture', key: 'invalidType' }],
      });
      const extra = formOf({});
      extra.set('logo', new Blob([png() as never]), 'a.png');
      expect(await send(extra)).toMatchObject({ status: 422, fieldErrors: [{ field: 'logo', key: 'unknownField' }] });
    });

    test('a form without a user, with a broken one, and with a file in its place', async () => {
      const none = new FormData();
      none.set('profilePicture', new Blob([png() as never]), 'a.png');
      expect(await send(none)).toMatchObject({ status: 422, fieldErrors: [{ field: 'user', key: 'required' }] });
      for (const text of ['{', 'null', '[]', '"text"', '1']) expect((await send(formOf(text))).status).toBe(422);
      const file = new FormData();
      file.set('user', new Blob(['{}']), 'user.json');
      expect(await send(file)).toMatchObject({ status: 422, fieldErrors: [{ field: 'user', key: 'invalidFormat' }] });
      expect(
        (
          await fetch(`${server.url}/api/updateUserProfile`, {
            method: 'POST',
            body: '{}',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(415);
    });

    test('characters that no text can hold, also where JSON writes them as escapes', async () => {
      expect((await send(formOf('{"firstName":"A\\u0000b"}'))).status).toBe(400);
      expect((await send(formOf('{"firstName":"A\\ud800b"}'))).status).toBe(400);
    });

    test('JSON as deep as the form allows', async () => {
      expect((await send(formOf('['.repeat(9_000) + ']'.repeat(9_000)))).status).toBe(422);
    });
  });

  test.each([
    'id',
    'userId',
    'roleId',
    'role',
    'isAdmin',
    'username',
    'email',
    'companyName',
    'customerId',
    'approved',
    'isApproved',
    'isActive',
    'archived',
    'emailVerify',
    'signupWithToken',
    'passwordHash',
    'password',
    'createdAt',
    'profilePicture',
    '__proto__',
    'constructor',
    'prototype',
  ])('the own profile takes no %s', async (field) => {
    const before = await own();
    const answer = await send(formOf(`{"firstName":"Nina","${field}":{"roleId":6}}`));
    expect(answer).toMatchObject({ status: 422, fieldErrors: [{ field, key: 'unknownField' }] });
    expect(await own()).toEqual(before);
  });

  test('the own profile changes field by field [R-CALL-029]', async () => {
    const before = await own();
    const { data } = await send(
      formOf({ updatedAt: before?.updatedAt, firstName: 'Katharina', phone: '+49 40 123456' }),
    );
    expect(data).toEqual({
      ...before,
      firstName: 'Katharina',
      fullName: `Katharina ${before?.lastName}`,
      phone: '+49 40 123456',
      updatedAt: expect.any(String),
    });
    const late = await send(formOf({ updatedAt: before?.updatedAt, firstName: 'Karin' }));
    expect(late).toMatchObject({ status: 409, error: 'changedMeanwhile', data: { name: 'Katharina Muster' } });
    expect(await send(formOf({ firstName: '<b>Karin</b>', phone: '12', defaultRegion: 99 }))).toMatchObject({
      status: 422,
      fieldErrors: expect.arrayContaining([
        { field: 'firstName', key: expect.any(String) },
        { field: 'phone', key: expect.any(String) },
      ]),
    });
    expect((await send(formOf({ defaultRegion: 99 }))).fieldErrors).toEqual([
      { field: 'defaultRegion', key: 'invalidValue' },
    ]);
  });

  test('after a sign-up by token only language and region change, and testers have no region', async () => {
    const invited = (await server.logIn('brandInvited')).accessToken;
    expect((await send(formOf({ firstName: 'Jette' }), invited)).status).toBe(403);
    expect((await send(formOf({}, ['a.png', png()]), invited)).status).toBe(403);
    expect((await send(formOf({ defaultLanguage: 'EN', defaultRegion: 2 }), invited)).data).toMatchObject({
      defaultLanguage: 'EN',
      defaultRegion: 2,
    });
    const tester = (await server.logIn('tester')).accessToken;
    expect((await send(formOf({ defaultRegion: 2 }), tester)).fieldErrors).toEqual([
      { field: 'defaultRegion', key: 'unknownField' },
    ]);
    expect((await send(formOf({ lastName: 'Neumann' }), tester)).data).toMatchObject({
      lastName: 'Neumann',
      company: null,
    });
  });
});
