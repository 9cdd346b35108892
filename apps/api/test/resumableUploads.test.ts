import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { clearExpiredUploads } from '../src/areas/files/resumableUploads.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

type Announced = components['schemas']['AnnouncedUpload'];

const MB = 1024 * 1024;
const users = [
  'admin',
  'manager',
  'management',
  'brand',
  'brandInvited',
  'brandManager',
  'brandTwo',
  'tester',
] as const satisfies readonly TestUserName[];
type User = (typeof users)[number];

/** Bytes that begin like a video and are nowhere the same. */
function video(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return bytes;
}

describeOnEachDatabase('uploads in pieces', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let requestId: number;
  const tokens = new Map<User, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    const values = {
      number: 'K-1',
      customer_id: 1,
      title: 'Sommer',
      product_name: 'Sonnenmilch',
      status: REQUEST_STATUS.pending,
      goal: 'awareness',
    };
    requestId = (
      await server.db.insertInto('campaign_requests').values(values).returning('id').executeTakeFirstOrThrow()
    ).id;
    for (const name of users) tokens.set(name, (await server.logIn(name)).accessToken);
  });
  afterAll(() => server.stop());

  const bearer = (as: User) => ({ Authorization: `Bearer ${tokens.get(as) ?? ''}` });
  const waiting = (): string[] => readdirSync(server.server.services.storage.resumableFolder);
  const client = (as: User) => server.client(tokens.get(as));

  async function begin(content: Buffer, fields: Partial<Announced> = {}, as: User = 'manager') {
    const body: Announced = {
      subject: 'influencer',
      subjectId: people.lena.id,
      kind: 'content',
      name: 'clip.mp4',
      size: content.length,
      ...fields,
    };
    const { data, error, response } = await client(as).POST('/files/upload/begin', { body });
    return { status: response.status, id: data?.data.uploadId ?? '', error };
  }
  const address = (id: string): string => `${server.url}/api/files/resumable/${id}`;
  const call = (
    method: string,
    id: string,
    as: User = 'manager',
    headers: Record<string, string> = {},
    body?: Buffer,
  ) =>
    fetch(address(id), {
      method,
      headers: { ...bearer(as), 'Tus-Resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  const offset = async (id: string): Promise<number> => Number((await call('HEAD', id)).headers.get('upload-offset'));
  const send = (id: string, from: number, bytes: Buffer, as: User = 'manager') =>
    call('PATCH', id, as, { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' }, bytes);
  const finish = async (uploadId: string, as: User = 'manager') => {
    const { data, error, response } = await client(as).POST('/files/upload/finish', { body: { uploadId } });
    return { status: response.status, file: data?.data, error };
  };

  /** Sends the beginning of what it promises, then the line is dead. */
  async function sendAndBreak(id: string, from: number, bytes: Buffer, until: number): Promise<void> {
    const headers = {
      ...bearer('manager'),
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': from,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': bytes.length,
    };
    const sent = request(address(id), { method: 'PATCH', headers });
    sent.on('error', () => undefined);
    sent.write(bytes.subarray(0, until));
    while ((await offset(id)) < from + until) await pause(20);
    sent.destroy();
  }

  test('a line that breaks in the middle costs nothing but the rest, and the content is the same', async () => {
    const content = video(3 * MB);
    const { id } = await begin(content);
    await sendAndBreak(id, 0, content, MB);
    const reached = await offset(id);
    expect(reached).toBe(MB);
    expect((await finish(id)).status).toBe(409);
    const answer = await send(id, reached, content.subarray(reached));
    expect([answer.status, answer.headers.get('upload-offset'), answer.headers.get('tus-resumable')]).toEqual([
      204,
      String(content.length),
      '1.0.0',
    ]);
    const { file } = await finish(id);
    expect(file).toMatchObject({
      name: 'clip.mp4',
      size: content.length,
      contentType: 'video/mp4',
      uploadedByName: 'manager Muster',
    });
    const stored = await fetch(`${server.url}/api/files/${file?.fileId}`, { headers: bearer('manager') });
    expect(Buffer.from(await stored.arrayBuffer()).equals(content)).toBe(true);
    expect((await finish(id)).file?.fileId).toBe(file?.fileId);
    expect([(await call('HEAD', id)).status, waiting()]).toEqual([404, []]);
  });

  test('two uploads at once do not meet', async () => {
    const contents = [video(2 * MB), video(2 * MB)];
    const files = await Promise.all(
      contents.map(async (content) => {
        const { id } = await begin(content);
        await send(id, 0, content.subarray(0, MB));
        await send(id, MB, content.subarray(MB));
        return (await finish(id)).file;
      }),
    );
    const stored = await Promise.all(
      files.map(async (file) =>
        Buffer.from(
          await (await fetch(`${server.url}/api/files/${file?.fileId}`, { headers: bearer('manager') })).arrayBuffer(),
        ),
      ),
    );
    expect(stored.map((bytes, index) => contents[index]?.equals(bytes))).toEqual([true, true]);
  });

  test('the same file of the same record goes on where it was left, by the same person only', async () => {
    const content = video(MB);
    const fingerprint = 'a'.repeat(64);
    const { id } = await begin(content, { fingerprint });
    await send(id, 0, content.subarray(0, 1000));
    expect((await begin(content, { fingerprint })).id).toBe(id);
    const others = await Promise.all([
      begin(content, { fingerprint: 'b'.repeat(64) }),
      begin(content, { fingerprint, name: 'b.mp4' }),
      begin(content),
      begin(content, { fingerprint }, 'admin'),
    ]);
    expect(others.map((other) => other.status === 200 && other.id !== id)).toEqual([true, true, true, true]);
    for (const [each, as] of [
      [id, 'manager'],
      ...others.map((other, index) => [other.id, index === 3 ? 'admin' : 'manager'] as const),
    ] as const)
      expect((await call('DELETE', each, as)).status).toBe(204);
    expect([waiting(), (await call('HEAD', id)).status, (await finish(id)).status]).toEqual([[], 404, 404]);
  });

  test('an upload is its owner’s: for everybody else it is not there, whatever he may otherwise do', async () => {
    const content = video(MB);
    const { id } = await begin(content);
    for (const as of ['admin', 'management', 'brand', 'tester'] as const) {
      const statuses = [await call('HEAD', id, as), await send(id, 0, content, as), await call('DELETE', id, as)].map(
        ({ status }) => status,
      );
      expect([as, ...statuses, (await finish(id, as)).status]).toEqual([as, 404, 404, 404, 404]);
    }
    expect((await fetch(address(id), { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(401);
    expect((await call('HEAD', '../../etc/passwd')).status).toBe(404);
    expect(await offset(id)).toBe(0);
    await call('DELETE', id);
  });

  test('who may not edit the record, or loses that on the way, brings nothing into it', async () => {
    const content = video(MB);
    expect((await begin(content, {}, 'management')).status).toBe(404);
    expect(
      (await begin(content, { subject: 'customer', subjectId: 1, kind: 'contract', name: 'a.pdf' }, 'management'))
        .status,
    ).toBe(403);
    const { id } = await begin(content, { subject: 'campaignRequest', subjectId: requestId, kind: 'product' }, 'brand');
    await send(id, 0, content, 'brand');
    await server.db.updateTable('campaign_requests').set({ customer_id: 2 }).where('id', '=', requestId).execute();
    expect((await finish(id, 'brand')).status).toBe(404);
    await server.db.updateTable('campaign_requests').set({ customer_id: 1 }).where('id', '=', requestId).execute();
    expect((await finish(id, 'brand')).status).toBe(200);
  });

  test('a brand brings files to its own requests, an invited account to none, another brand sees nothing of it', async () => {
    const pdf = Buffer.from('%PDF-1.7 Beschreibung');
    const ofRequest = {
      subject: 'campaignRequest',
      subjectId: requestId,
      kind: 'attachment',
      name: 'Briefing.pdf',
    } as const;
    const { id } = await begin(pdf, ofRequest, 'brandManager');
    await send(id, 0, pdf, 'brandManager');
    const { file } = await finish(id, 'brandManager');
    expect(file).toMatchObject({ subject: 'campaignRequest', contentType: 'application/pdf' });
    const list = async (as: User) =>
      (
        await client(as).GET('/files/ofSubject', {
          params: { query: { subject: 'campaignRequest', subjectId: requestId } },
        })
      ).data?.data.map(({ name }) => name);
    expect([await list('brand'), await list('brandInvited'), await list('manager'), await list('brandTwo')]).toEqual([
      ['Briefing.pdf', 'clip.mp4'],
      ['Briefing.pdf', 'clip.mp4'],
      ['Briefing.pdf', 'clip.mp4'],
      undefined,
    ]);
    expect((await begin(pdf, ofRequest, 'brandInvited')).status).toBe(403);
    expect((await begin(pdf, ofRequest, 'brandTwo')).status).toBe(404);
    const fileId = file?.fileId ?? 0;
    expect((await fetch(`${server.url}/api/files/${fileId}`, { headers: bearer('brandTwo') })).status).toBe(404);
    expect((await client('brandTwo').POST('/files/delete', { body: { fileId } })).response.status).toBe(404);
    expect((await client('brandInvited').POST('/files/delete', { body: { fileId } })).response.status).toBe(403);
    expect((await begin(pdf, { ...ofRequest, name: 'Bild.png' }, 'brand')).error).toMatchObject({
      fieldErrors: [{ field: 'file', key: 'fileProductDescriptionType' }],
    });
    expect((await begin(pdf, { ...ofRequest, kind: 'contract' }, 'brand')).error).toMatchObject({
      fieldErrors: [{ field: 'kind', key: 'invalidValue' }],
    });
  });

  test.each([
    ['clip.exe', 1000, 'fileExecutable'],
    ['clip.pdf', 1000, 'fileMediaType'],
    ['bild.png', 11 * MB, 'fileTooLarge'],
  ])('%s of %i bytes is rejected before the first piece', async (name, size, key) => {
    expect((await begin(Buffer.alloc(0), { name, size })).error).toMatchObject({
      fieldErrors: [{ field: 'file', key }],
    });
  });

  test('the content decides at the end: what is no video is rejected and deleted', async () => {
    const page = Buffer.from('<html><script>1</script></html>');
    const { id } = await begin(page);
    await send(id, 0, page);
    expect(await finish(id)).toMatchObject({
      status: 422,
      error: { fieldErrors: [{ field: 'file', key: 'fileContentMismatch' }] },
    });
    expect([(await finish(id)).status, waiting()]).toEqual([404, []]);
  });

  test('a piece has to begin where the last one ended, and nothing goes beyond the end', async () => {
    const content = video(1000);
    const { id } = await begin(content);
    expect((await send(id, 500, content)).status).toBe(409);
    expect((await send(id, 0, Buffer.concat([content, content]))).status).toBe(413);
    expect(
      (
        await fetch(address(id), {
          method: 'PATCH',
          headers: { ...bearer('manager'), 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
          body: new Uint8Array(content),
        })
      ).status,
    ).toBe(412);
    expect(
      (await call('PATCH', id, 'manager', { 'Upload-Offset': '0', 'Content-Type': 'text/plain' }, content)).status,
    ).toBe(400);
    expect(await offset(id)).toBe(0);
    await call('DELETE', id);
  });

  test('nobody fills the disk with uploads that he never ends', async () => {
    const size = 500 * MB;
    const opened = await Promise.all(Array.from({ length: 5 }, () => begin(Buffer.alloc(0), { size })));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
    expect(opened.find(({ status }) => status === 409)?.error).toMatchObject({ error: 'tooManyUploads' });
    expect((await begin(video(10), {}, 'admin')).status).toBe(200);
  });

  test('after a day an upload is gone, and the job deletes what has arrived', async () => {
    const content = video(1000);
    const { id } = await begin(content);
    await send(id, 0, content);
    server.clock.advance({ days: 1 });
    tokens.set('manager', (await server.logIn('manager')).accessToken);
    expect([(await call('HEAD', id)).status, (await finish(id)).status]).toEqual([404, 404]);
    expect(waiting()).toContain(id);
    await clearExpiredUploads(server.server.services);
    expect(waiting()).toEqual([]);
    expect(path.basename(server.server.services.storage.resumableFolder)).toBe('resumable');
  });
});
