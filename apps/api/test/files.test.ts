import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFilesOf } from '../src/areas/files/files.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { jpeg, jpegSegment, png } from './kit/pictures.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';
import { film } from './kit/ugcFixture.ts';
import { zip } from './kit/zip.ts';

interface Wire {
  message: string;
  data: {
    fileId: number;
    name: string;
    size: number;
    contentType: string;
    url: string;
    uploadedByName: string | null;
  } | null;
  fieldErrors?: { field: string; key: string }[];
}

const docx = (content: Buffer | string = '<w:document/>', extra: readonly string[] = []) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content },
    ...extra.map((name) => ({ name, content: 'x' })),
  ]);

describeOnEachDatabase('files of records', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  const tokens = new Map<TestUserName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    for (const name of ['admin', 'manager', 'management'] as const)
      tokens.set(name, (await server.logIn(name)).accessToken);
  });
  afterAll(() => server.stop());

  const bearer = (name: TestUserName) => ({ Authorization: `Bearer ${tokens.get(name) ?? ''}` });
  const kept = (): string[] => {
    try {
      return readdirSync(path.join(server.filesFolder, 'kept'));
    } catch {
      return [];
    }
  };
  const drafts = (): string[] => readdirSync(path.join(server.filesFolder, 'drafts'));

  async function upload(
    name: string,
    content: Buffer | string,
    fields: Record<string, string> = {},
    as: TestUserName = 'manager',
  ) {
    const form = new FormData();
    const parts = { subject: 'influencer', subjectId: String(people.lena.id), kind: 'attachment', ...fields };
    for (const [key, value] of Object.entries(parts)) form.append(key, value);
    form.append('file', new File([Buffer.from(content)], name));
    const answer = await fetch(`${server.url}/api/files/upload`, { method: 'POST', body: form, headers: bearer(as) });
    return { status: answer.status, ...((await answer.json()) as Wire) };
  }
  const stored = async (
    name: string,
    content: Buffer | string,
    fields: Record<string, string> = {},
    as: TestUserName = 'manager',
  ) => {
    const { data } = await upload(name, content, fields, as);
    if (data === null) throw new Error(`${name} was refused.`);
    return data;
  };
  const get = (address: string, as: TestUserName = 'manager') =>
    fetch(`${server.url}${address}`, { headers: bearer(as) });

  test('a file comes back as it was, for download only, and lies under a name of the server', async () => {
    const content = Buffer.from('Vereinbarung für Łukasz, 100 %');
    const file = await stored('../Vertrag\u202Efdp. Łukasz.txt', content);
    expect(file).toMatchObject({
      name: 'Vertragfdp. Łukasz.txt',
      size: content.length,
      contentType: 'text/plain',
      uploadedByName: 'manager Muster',
    });
    const answer = await get(`/api/files/${file.fileId}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Vertragfdp. _ukasz.txt"/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const [key] = (await server.db.selectFrom('files').select('key').where('id', '=', file.fileId).execute()).map(
      (row) => row.key,
    );
    expect(key).toMatch(/^attachment-[\da-f-]{36}\.txt$/);
    expect(kept()).toContain(key);
    expect(drafts()).toEqual([]);
  });

  test('a large video goes to the disk while it comes [R-VAL-028]', async () => {
    const video = Buffer.alloc(30 * 1024 * 1024);
    video.write('\0\0\0\x18ftypisom', 0, 'latin1');
    const file = await stored('clip.mp4', video, { kind: 'content' });
    expect(file).toMatchObject({ size: video.length, contentType: 'video/mp4' });
    const answer = await get(`/api/files/${file.fileId}`);
    expect(answer.headers.get('content-length')).toBe(String(video.length));
    expect((await answer.arrayBuffer()).byteLength).toBe(video.length);
  });

  test('a picture keeps nothing but what draws it', async () => {
    const file = await stored('bild.jpg', jpeg([jpegSegment(0xfe, Buffer.from('Ort: Köln'))]), { kind: 'content' });
    const answer = await get(`/api/files/${file.fileId}`);
    expect(Buffer.from(await answer.arrayBuffer()).includes('Köln')).toBe(false);
  });

  const bomb = docx(Buffer.alloc(130 * 1024 * 1024));
  test.each([
    ['exe', 'a.pdf.exe', '%PDF-1.7', 'attachment', 'fileExecutable'],
    ['jar', 'a.jar', 'PK', 'attachment', 'fileExecutable'],
    ['a program under another name', 'a.pdf', Buffer.from('MZ\x90\0\x03', 'latin1'), 'attachment', 'fileExecutable'],
    ['a page as a picture', 'a.png', '<html><script>1</script>', 'content', 'fileContentMismatch'],
    ['an svg', 'a.svg', '<svg/>', 'content', 'fileMediaType'],
    ['a contract that is a picture', 'a.png', png(), 'contract', 'fileDocumentType'],
    ['an archive as docx', 'a.docx', zip([{ name: 'a.txt', content: 'x' }]), 'attachment', 'fileContentMismatch'],
    ['a docx with macros', 'a.docx', docx('x', ['word/vbaProject.bin']), 'attachment', 'fileContentMismatch'],
    ['a workbook as docx', 'a.xlsx', docx(), 'attachment', 'fileContentMismatch'],
    ['a bomb', 'a.docx', bomb, 'contract', 'fileTooLarge'],
    ['nothing', 'a.txt', '', 'attachment', 'fileEmpty'],
    ['a spreadsheet of 26 MB', 'a.csv', Buffer.alloc(26 * 1024 * 1024, 'a'), 'attachment', 'fileTooLarge'],
  ])('%s is rejected and not stored', async (_name, name, content, kind, key) => {
    const before = kept().length;
    expect(await upload(name, content, { kind })).toMatchObject({ status: 422, fieldErrors: [{ field: 'file', key }] });
    expect([kept().length, drafts()]).toEqual([before, []]);
  });

  test.each([
    ['pictures', ['a.png', 'a.jpg', 'a.jpeg'], '[R-VAL-027]'],
    ['documents', ['a.pdf', 'a.txt', 'a.doc', 'a.docx'], '[R-VAL-030]'],
  ] as const)('%s are taken under the names %j, and under no other name %s', async (what, names, _id) => {
    const contents: Readonly<Record<string, Buffer | string>> = {
      png: png(),
      jpg: jpeg([]),
      jpeg: jpeg([]),
      pdf: '%PDF-1.7',
      txt: 'Text',
      doc: Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'),
      docx: docx(),
    };
    const kind = what === 'pictures' ? 'content' : 'contract';
    for (const name of names)
      expect([name, (await upload(name, contents[name.slice(2)] ?? '', { kind })).status]).toEqual([name, 200]);
    for (const name of ['a.gif', 'a.bmp', 'a.xls', 'a.md', 'a'])
      expect([name, (await upload(name, contents[names[0].slice(2)] ?? '', { kind })).status]).toEqual([name, 422]);
  });

  test('a docx is a document', async () => {
    expect((await stored('a.docx', docx(), { kind: 'contract' })).contentType).toMatch(/wordprocessingml/);
  });

  test('a kind that such records do not have, and a record that is none, are rejected', async () => {
    expect(await upload('a.png', png(), { kind: 'newsletter' })).toMatchObject({
      status: 422,
      fieldErrors: [{ field: 'kind', key: 'invalidValue' }],
    });
    expect(await upload('a.txt', 'x', { subjectId: '99999' })).toMatchObject({ status: 404 });
    expect(await upload('a.txt', 'x', { subjectId: '4294967297' })).toMatchObject({ status: 422 });
    expect(await upload('a.txt', 'x', { subject: 'user' })).toMatchObject({ status: 422 });
  });

  test('a management has the files of its own people only, and none of modules it may not look into', async () => {
    const own = await stored('a.txt', 'eigene', { subjectId: String(people.mehmet.id) }, 'management');
    const foreign = await stored('a.txt', 'fremd');
    const customer = await stored('a.txt', 'Kunde', { subject: 'customer', subjectId: '1' }, 'admin');
    expect(await upload('a.txt', 'x', {}, 'management')).toMatchObject({ status: 404 });
    expect(await upload('a.txt', 'x', { subject: 'customer', subjectId: '1' }, 'management')).toMatchObject({
      status: 403,
    });
    const statuses = await Promise.all(
      [own, foreign, customer].map(async ({ fileId }) => (await get(`/api/files/${fileId}`, 'management')).status),
    );
    expect(statuses).toEqual([200, 404, 404]);
    expect(
      (await get(`/api/files/ofSubject?subject=influencer&subjectId=${people.lena.id}`, 'management')).status,
    ).toBe(404);
    expect((await get('/api/files/ofSubject?subject=customer&subjectId=1', 'management')).status).toBe(403);
  });

  test('who may look but not edit downloads, and neither uploads nor deletes', async () => {
    const file = await stored('a.txt', 'x', { subject: 'customer', subjectId: '1' }, 'admin');
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Customer Management')
      .execute();
    expect((await get(`/api/files/${file.fileId}`)).status).toBe(200);
    expect(await upload('b.txt', 'x', { subject: 'customer', subjectId: '1' })).toMatchObject({ status: 403 });
    const client = server.client(tokens.get('manager'));
    expect((await client.POST('/files/delete', { body: { fileId: file.fileId } })).response.status).toBe(403);
  });

  test('a deleted file is gone from the list, the disk and its addresses', async () => {
    const client = server.client(tokens.get('manager'));
    const before = kept().length;
    const file = await stored('weg.txt', 'weg', { subjectId: String(people.nico.id) });
    const list = () =>
      client.GET('/files/ofSubject', { params: { query: { subject: 'influencer', subjectId: people.nico.id } } });
    expect((await list()).data?.data.map(({ fileId }) => fileId)).toEqual([file.fileId]);
    expect((await client.POST('/files/delete', { body: { fileId: file.fileId } })).data?.message).toBe('SUCCESS');
    expect((await list()).data?.data).toEqual([]);
    expect(kept()).toHaveLength(before);
    expect((await get(`/api/files/${file.fileId}`)).status).toBe(404);
    expect((await fetch(server.url + file.url)).status).toBe(404);
    expect((await client.POST('/files/delete', { body: { fileId: file.fileId } })).response.status).toBe(404);
  });

  test('every file of a record can go at once', async () => {
    const before = kept().length;
    await stored('a.txt', 'a', { subjectId: String(people.sophie.id) });
    await stored('b.txt', 'b', { subjectId: String(people.sophie.id) });
    await removeFilesOf(server.server.services, { subject: 'influencer', subjectId: people.sophie.id });
    expect(kept()).toHaveLength(before);
  });

  test('a signed address shows a picture for ten minutes, and leads to no other file [R-CONST-034]', async () => {
    const picture = await stored('bild.png', png(), { kind: 'content' });
    const page = await stored('a.txt', '<script>1</script>');
    const shown = await fetch(server.url + picture.url);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      200,
      'image/png',
      'inline',
    ]);
    expect((await fetch(server.url + page.url)).headers.get('content-disposition')).toMatch(/^attachment/);
    const other = picture.url.replace(`/${picture.fileId}?`, `/${page.fileId}?`);
    const later = picture.url.replace(/until=\d+/, 'until=9999999999');
    for (const address of [other, later, `/media/files/${picture.fileId}`])
      expect((await fetch(server.url + address)).status).toBe(404);
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect((await fetch(server.url + picture.url)).status).toBe(404);
  });

  test('a player that jumps gets the part it asks for', async () => {
    const bytes = film(4_000);
    bytes.write('Die Stelle', 2_000, 'latin1');
    const { url } = await stored('jump.mp4', bytes, { kind: 'content' });
    const part = async (range: string) => fetch(server.url + url, { headers: { range } });
    const jumped = await part('bytes=2000-2009');
    expect([
      jumped.status,
      jumped.headers.get('content-range'),
      jumped.headers.get('content-length'),
      await jumped.text(),
    ]).toEqual([206, 'bytes 2000-2009/4000', '10', 'Die Stelle']);
    const rest = await part('bytes=3990-');
    expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const beyond = await part('bytes=4000-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */4000']);
    const whole = await fetch(server.url + url);
    expect([whole.status, whole.headers.get('accept-ranges'), (await whole.arrayBuffer()).byteLength]).toEqual([
      200,
      'bytes',
      4_000,
    ]);
    const unsigned = url.replace(/signature=.*/, 'signature=x');
    expect((await fetch(server.url + unsigned, { headers: { range: 'bytes=0-9' } })).status).toBe(404);
  });
});
