import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../kit/smallDisk.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';

const MB = 1024 * 1024;

describe('a disk without room', () => {
  let disk: SmallDisk | undefined;
  let server: TestServer;
  let headers: Record<string, string>;
  const lines: string[] = [];
  beforeAll(async () => {
    disk = mountSmallDisk(MB);
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    server = await startTestServer({
      database: 'embedded',
      log,
      ...(disk === undefined ? {} : { filesFolder: path.join(disk.folder, 'files') }),
    });
    headers = { authorization: `Bearer ${(await server.logIn('superAdmin')).accessToken}` };
  });
  afterAll(async () => {
    try {
      await server.stop();
    } finally {
      disk?.remove();
    }
  });

  const place = { subject: 'customer', subjectId: 1, kind: 'contract' } as const;
  const content = new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(3 * MB)]));

  async function sendForm(): Promise<Response> {
    const form = new FormData();
    form.set('upload', JSON.stringify(place));
    form.set('file', new Blob([content], { type: 'application/pdf' }), 'a.pdf');
    return fetch(`${server.url}/api/files/upload`, { method: 'POST', headers, body: form });
  }
  async function sendPiece(): Promise<Response> {
    const { data } = await server
      .client(headers['authorization']?.slice('Bearer '.length))
      .POST('/files/upload/begin', { body: { ...place, name: 'a.pdf', size: content.length } });
    const ofProtocol = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    return fetch(`${server.url}/api/files/resumable/${data?.data.uploadId}`, {
      method: 'PATCH',
      headers: { ...headers, ...ofProtocol },
      body: content,
    });
  }

  test('rejects forms and pieces with the time to wait, and logs it once', async ({ skip }) => {
    skip(disk === undefined, 'Only root may mount a disk of its own.');
    for (const send of [sendForm, sendPiece, sendForm, sendPiece]) {
      const answer = await send();
      expect([send.name, answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
        send.name,
        503,
        '60',
        { message: 'SERVICE_UNAVAILABLE', error: 'storageFull' },
      ]);
    }
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      reason: expect.stringContaining('ENOSPC'),
      msg: expect.stringContaining('no room on the disk'),
    });
  });
});
