import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { mailEndingRights } from '../src/areas/ugc-requests/rights/ending.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { addVersion, approveUgcRequest, film, showVersion } from './kit/ugcFixture.ts';

const BASE = '/ugcMaterial';
const DAY = 86_400_000;

describeOnOneDatabase('share links of UGC videos, and the end of their rights', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  // Days pass here, and with them sessions.
  const logIn = async () => {
    [manager, brand] = await Promise.all([server.as('manager'), server.as('brand')]);
  };
  const pass = async (days: number) => {
    server.clock.advance({ days });
    await logIn();
  };
  beforeEach(async () => {
    await logIn();
    for (const table of ['ugc_requests', 'campaigns', 'history'] as const) await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  /** Accepted videos of one request, so many days ago. */
  async function accepted(daysAgo = 0, videoCount = 1, productName = 'Nachtserum'): Promise<number[]> {
    const request = await approveUgcRequest(brand, manager, { videoCount, duration: 3, productName });
    const ids = request.videos.map(({ ugcVideoId }) => ugcVideoId);
    for (const ugcVideoId of ids) {
      await addVersion(server, manager, ugcVideoId);
      await showVersion(server, manager, ugcVideoId);
      await brand.POST('/ugcCampaignRequest/finalVideo/decision', {
        body: { ugcVideoId, version: 1, finalContentStatus: 1 },
      });
    }
    await server.db
      .updateTable('ugc_videos')
      .set({ decided_at: new Date(server.clock.now().getTime() - daysAgo * DAY) })
      .where('id', 'in', ids)
      .execute();
    return ids;
  }
  const create = (ugcMaterialId: number, days = 7, client = manager) =>
    client.POST(`${BASE}/link/create`, { body: { ugcMaterialId, days } });
  const shown = async (id: number) =>
    (await manager.GET(`${BASE}/getById/{id}`, { params: { path: { id } } })).data?.data;
  const opened = async (url: string) => fetch(`${server.url}${new URL(url).pathname}`);

  /** What a browser shows at a link: status, heading and language. */
  async function shownAt(url: string, languages = 'de-DE,de;q=0.9') {
    const answer = await fetch(`${server.url}${new URL(url).pathname}`, {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': languages },
    });
    const html = answer.headers.get('content-type') === 'text/html; charset=utf-8' ? await answer.text() : '';
    return {
      status: answer.status,
      title: /<h1>(.*)<\/h1>/.exec(html)?.[1],
      language: /<html lang="(\w+)"/.exec(html)?.[1],
      html,
      headers: answer.headers,
    };
  }

  test('a link leads to the file without a log-in, is counted, and cannot be read again', async () => {
    const [id = 0] = await accepted();
    const { data } = await create(id);
    const url = data?.data.url ?? '';
    expect(url).toMatch(/\/api\/ugcMaterial\/shared\/[\w-]{43}$/);
    const answer = await opened(url);
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('content-disposition')?.startsWith('attachment'),
    ]).toEqual([200, 'no-store', true]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(film())).toBe(true);
    const material = await shown(id);
    expect(material?.links).toMatchObject([{ downloads: 1, expiresAt: data?.data.expiresAt }]);
    expect(material?.downloads).toMatchObject([{ via: 'link', by: null, version: 1 }]);
    const token = url.split('/').at(-1) ?? '';
    expect(JSON.stringify(material)).not.toContain(token);
    expect((await opened(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'))).status).toBe(404);
    expect((await opened(`${url.slice(0, -43)}short`)).status).toBe(422);
  });

  test('a link is withdrawn, ends on its day, with the rights, and with the material', async () => {
    const [id = 0] = await accepted(80);
    const [other = 0] = await accepted();
    const url = async (days: number) => (await create(id, days)).data?.data.url ?? '';
    const [withdrawn, short, long] = [await url(90), await url(1), await url(90)];
    const linkId = (await shown(id))?.links.at(-1)?.linkId ?? 0;
    const revoke = (ugcMaterialId: number, client = manager) =>
      client.POST(`${BASE}/link/revoke`, { body: { ugcMaterialId, linkId } });
    expect((await revoke(other)).response.status).toBe(404);
    expect((await revoke(id, brand)).response.status).toBe(403);
    expect((await revoke(id)).data?.data.links).toHaveLength(2);
    expect((await revoke(id)).response.status).toBe(404);
    expect([(await opened(withdrawn)).status, (await opened(short)).status]).toEqual([404, 200]);
    expect(await shownAt(withdrawn)).toMatchObject({ status: 404, title: 'Dieser Link ist nicht gültig' });
    await pass(2);
    expect([(await opened(short)).status, (await opened(long)).status]).toEqual([404, 200]);
    expect((await shown(id))?.links).toHaveLength(1);
    await pass(20);
    const ended = await opened(long);
    expect([ended.status, ((await ended.json()) as { error: string }).error]).toEqual([409, 'rightsExpired']);
    expect(await shownAt(long)).toMatchObject({
      status: 409,
      title: 'Die Nutzungsrechte sind abgelaufen',
      language: 'de',
    });
    expect(await shownAt(long, 'fr,en;q=0.8')).toMatchObject({
      status: 409,
      title: 'The usage rights have ended',
      language: 'en',
    });
    expect((await create(id)).error?.error).toBe('rightsExpired');
    const kept = (await create(other)).data?.data.url ?? '';
    await (
      await server.as('admin')
    ).POST(`${BASE}/delete`, { body: { ugcMaterialId: other, reason: 'Auf Wunsch der Brand' } });
    expect((await opened(kept)).status).toBe(404);
  });

  test('who opens a link that leads nowhere in a browser reads why and finds on; a good link still brings the film', async () => {
    const [id = 0] = await accepted();
    const url = (await create(id)).data?.data.url ?? '';
    expect(await shownAt(url)).toMatchObject({ status: 200, title: undefined });
    const unknown = await shownAt(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'), 'en');
    expect(unknown).toMatchObject({ status: 404, title: 'This link is not valid', language: 'en' });
    expect(unknown.html.match(/href="[^"]*"/g)).toEqual([
      'href="/campaign-self-service"',
      'href="/campaign-self-service/login"',
      'href="/imprint"',
      'href="/privacy-policy"',
    ]);
    // The page may load its own style and nothing else.
    const style = createHash('sha256')
      .update(/<style>([^]*)<\/style>/.exec(unknown.html)?.[1] ?? '')
      .digest('base64');
    expect(unknown.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect([unknown.headers.get('cache-control'), unknown.headers.get('content-language')]).toEqual(['no-store', 'en']);
    expect(unknown.headers.get('vary')).toMatch(/Accept, Accept-Language, Cookie/);
    expect(await shownAt(`${url.slice(0, -43)}short`)).toMatchObject({
      status: 422,
      title: 'Dieser Link ist nicht gültig',
    });
  });

  test('what is not accepted is not shared, nor by a brand, nor for longer than ninety days', async () => {
    const [id = 0] = await accepted();
    expect([
      (await create(id, 7, brand)).response.status,
      (await create(id, 91)).response.status,
      (await create(id, 0)).response.status,
    ]).toEqual([403, 422, 422]);
    await server.db.updateTable('ugc_videos').set({ final_content_status: 0 }).where('id', '=', id).execute();
    expect((await create(id)).error?.error).toBe('notAcceptedYet');
  });

  test('thirty days before the end the brand and the responsible user are mailed once, and again after an extension', async () => {
    const services = server.server.services;
    const name = `Serum ${Date.now()}`;
    const ids = await accepted(50, 2, name);
    await accepted(0, 1, `${name} valid`);
    await accepted(200, 1, `${name} expired`);
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', testUsers.brand.id).execute();
    expect(await mailEndingRights(services)).toBe(0);
    server.clock.advance({ days: 20 });
    const runs = await Promise.all([mailEndingRights(services), mailEndingRights(services)]);
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(2);
    const about = async () =>
      (await server.mails()).filter(({ template, subject }) => template === 'rightsEnding' && subject.endsWith(name));
    const mails = await about();
    const [forBrand, forAgency] = [
      mails.find(({ to }) => to === testUsers.brand.email),
      mails.find(({ to }) => to === testUsers.manager.email),
    ];
    expect(forBrand?.subject).toBe(`Usage rights are ending: ${name}`);
    expect(forBrand?.text).toContain('usage rights to 2 videos');
    expect(forBrand?.link).toContain('/ugc-video/');
    expect(forAgency?.subject).toBe(`Nutzungsrechte laufen aus: ${name}`);
    expect(forAgency?.link).toMatch(/\/admin\?rightsState=expiring$/);
    expect(forAgency?.html).toContain('UGC-Material öffnen');
    expect(mails.map(({ to }) => to)).not.toContain(testUsers.brandTwo.email);
    await pass(1);
    expect(await mailEndingRights(services)).toBe(0);

    const [id = 0] = ids;
    const until = berlinDayIn(server.clock.now(), 60);
    await manager.POST(`${BASE}/extendRights`, {
      body: {
        ugcMaterialId: id,
        updatedAt: (await shown(id))?.updatedAt ?? '',
        until,
        media: ['ads'],
        countries: ['WORLD'],
      },
    });
    expect(await mailEndingRights(services)).toBe(0);
    server.clock.advance({ days: 40 });
    // The other one of the three months is ending now as well.
    expect(await mailEndingRights(services)).toBe(2);
    expect((await about()).length).toBe(mails.length * 2);
    await server.db.updateTable('users').set({ default_language: 'DE' }).where('id', '=', testUsers.brand.id).execute();
  });
});
