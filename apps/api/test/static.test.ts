import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleErrors } from '../src/platform/http/errors.ts';
import { defaultRateLimits } from '../src/platform/http/rateLimits.ts';
import { compressAnswers, serveStatic } from '../src/platform/pages/serveStatic.ts';
import { createTestDatabase, type TestDatabase } from './kit/testDatabase.ts';

const html = { accept: 'text/html,application/xhtml+xml' };

describe('pages, files and pictures', () => {
  let database: TestDatabase;
  let server: FastifyInstance;
  const repository = mkdtempSync(path.join(tmpdir(), 'resonanz-static-'));
  const write = (file: string, text: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  };

  beforeAll(async () => {
    for (const app of ['staff', 'brand', 'testerworld']) {
      write(`apps/${app}/dist/index.html`, `<title>${app}</title>`);
      write(`apps/${app}/dist/assets/index-abc123.js`, `console.log("${app}");${'/* long */'.repeat(300)}`);
      write(`apps/${app}/dist/favicon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
      write(`apps/${app}/dist/.vite/manifest.json`, '{}');
    }
    write(
      'apps/staff/dist/.vite/pages.json',
      JSON.stringify({
        addresses: [
          '/',
          '/login',
          '/dashboard/profile/:influencerId/:platform/:channelId',
          '/testerworld',
          '/campaign',
          '/adminPanel',
          '/contractPage',
          '/customer/:customerId/view',
        ],
        drawn: { '/login': 'log-in' },
        notFound: 'not-found',
        found: [],
      }),
    );
    write(
      'apps/brand/dist/.vite/pages.json',
      JSON.stringify({
        addresses: [
          '/campaign-self-service',
          '/campaign-self-service/login',
          '/campaign-self-service/campaign-request/:refId/view',
          '/brand/model',
          '/imprint',
          '/privacy-policy',
          '/public/verify/:token',
        ],
        drawn: { '/campaign-self-service': 'landing', '/imprint': 'imprint' },
        notFound: 'not-found',
        found: ['/campaign-self-service', '/imprint'],
      }),
    );
    for (const language of ['de', 'en']) {
      write(`apps/staff/dist/drawn/log-in.${language}.html`, `<title>log-in ${language}</title>`);
      for (const app of ['staff', 'brand'])
        write(`apps/${app}/dist/drawn/not-found.${language}.html`, `<title>not found ${language}</title>`);
      write(
        `apps/brand/dist/drawn/landing.${language}.html`,
        `<link rel="canonical" href="%ORIGIN%/campaign-self-service?lang=${language}" />`,
      );
      write(`apps/brand/dist/drawn/imprint.${language}.html`, `<title>imprint ${language}</title>`);
    }
    const kept = '/* compressed by the build */'.repeat(200);
    write('apps/staff/dist/assets/kept-abc123.js', kept);
    write('apps/staff/dist/assets/kept-abc123.js.br', brotliCompressSync(kept));
    write('apps/staff/dist/assets/kept-abc123.js.gz', gzipSync(kept, { level: 9 }));
    write('apps/staff/package.json', '{"secret":true}');
    write('storybook-static/index.html', '<title>storybook</title>');
    write('storybook-static/iframe.html', '<title>frame</title>');
    database = await createTestDatabase('embedded');
    await database.connection.db
      .insertInto('media')
      .values({ key: 'portraits/ä 1.svg', content_type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
      .execute();
    server = fastify();
    handleErrors(server);
    await compressAnswers(server);
    await serveStatic(server, {
      db: database.connection.db,
      repository,
      publicUrl: () => 'https://brands.example.com',
      rateLimits: defaultRateLimits,
    });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await database.remove();
    rmSync(repository, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = html) => server.inject({ url, headers });

  test.each([
    ['/', 'staff'],
    ['/dashboard/profile/1/instagram/2', 'staff'],
    ['/testerworld', 'staff'],
    ['/testerworld?tab=1', 'staff'],
    ['/campaign', 'staff'],
    ['/testerworld/', 'testerworld'],
    ['/testerworld/login', 'testerworld'],
    ['/campaign/', 'staff'],
    ['/customer/J%C3%BCrgen/view', 'staff'],
    ['/campaign-self-service/campaign-request/7/view', 'brand'],
    ['/brand/model', 'brand'],
    ['/privacy-policy', 'brand'],
    ['/public/verify/token', 'brand'],
    ['/storybook/', 'storybook'],
    ['/storybook/iframe.html?id=x', 'frame'],
  ])('%s opens the shell %s', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`<title>${title}</title>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test.each([
    ['/login', 'log-in'],
    ['/login?from=%2Fcampaign', 'log-in'],
    ['/imprint', 'imprint'],
    ['/imprint/', 'imprint'],
    ['/login//', 'log-in'],
  ])('%s comes rendered, in the language of the reader', async (url, name) => {
    for (const [spoken, language] of [
      ['de-AT,de;q=0.9', 'de'],
      ['en-GB', 'en'],
    ] as const) {
      const answer = await get(url, { ...html, 'accept-language': spoken });
      expect([answer.statusCode, answer.body]).toEqual([200, `<title>${name} ${language}</title>`]);
      expect(answer.headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-cache' });
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';/);
    }
  });

  test.each([
    '/public/contact',
    '/public/report/x',
    '/public/nda/x',
    '/public/insights/x',
    '/public/newsletter/confirm/x',
    '/channel/register',
    '/omr',
    '/event/x',
    '/event/x/registration',
    '/gibt-es-nicht',
    '/Campaign',
    '/campaign/x/y/z',
    '/customer//view',
    '/dashboard/profile/1/instagram',
    '/campaign-self-service/no-such-page',
    '/brand/models',
    '/imprint/x',
    '/public/verify',
    '//login',
    '//:80',
    '//adminpanel',
    '/customer//1/view',
  ])('%s is a page that says that there is none, with the status that says so too', async (url) => {
    const answer = await get(url, { ...html, 'accept-language': 'en' });
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>not found en</title>']);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect((await get(url, { accept: 'application/json' })).json()).toMatchObject({ message: 'NOT_FOUND' });
  });

  test.each(['/login?step=reactivate', '/imprint?version=2024-01-15', '/login?reason=forbidden', '//', '//?a=1'])(
    '%s is drawn by the app',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<title>(?:staff|brand)<\/title>/);
    },
  );

  test('what is spelled oddly has an address in lower case, which leads on with all that was asked', async () => {
    for (const [url, to] of [
      ['/adminpanel', '/adminPanel'],
      ['/contractpage?token=a%26b', '/contractPage?token=a%26b'],
    ] as const) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['location']]).toEqual([308, to]);
    }
  });

  test('a call that does not exist stays data, whatever the caller would take', async () => {
    const answer = await get('/api/nothing');
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ message: 'NOT_FOUND' })]);
  });

  test.each([
    '/login',
    '/campaign',
    '/imprint',
    '/public/contact',
    '/campaign-self-service',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/kept-abc123.js',
    '/media/portraits/%C3%A4%201.svg',
  ])('HEAD of %s is answered as GET is, without the body', async (url) => {
    const [head, whole] = await Promise.all([server.inject({ method: 'HEAD', url, headers: html }), get(url)]);
    expect(head.statusCode).toBe(whole.statusCode);
    expect(head.body).toBe('');
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });

  test('search engines learn what they may look at, and every page in both languages', async () => {
    const robots = await get('/robots.txt', {});
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/api\//);
    expect(robots.body).toContain('Sitemap: https://brands.example.com/sitemap.xml');
    const map = await get('/sitemap.xml', {});
    expect(map.headers['content-type']).toMatch(/^application\/xml/);
    const places = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(
      ['/campaign-self-service', '/imprint'].flatMap((path) =>
        ['de', 'en'].map((language) => `https://brands.example.com${path}?lang=${language}`),
      ),
    );
    expect(map.body.match(/hreflang="x-default"/g)).toHaveLength(places.length);
  });

  test('a shell may load its own files only; Storybook has a looser policy of its own', async () => {
    const policy = String(
      (await get('/login', { ...html, host: 'resonanz.example:8443' })).headers['content-security-policy'],
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self' ws://resonanz.example:8443 wss://resonanz.example:8443;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('report-uri /csp-reports; report-to csp');
    expect((await get('/login')).headers['reporting-endpoints']).toBe('csp="/csp-reports"');
    const forged = await get('/login', { ...html, host: "evil.example; script-src 'unsafe-inline'" });
    expect(String(forged.headers['content-security-policy'])).not.toContain('evil');
    const storybook = await get('/storybook/');
    expect(storybook.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    expect(storybook.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('hashed files are cached for ever, others briefly, and scripts are compressed', async () => {
    const script = await get('/campaign-self-service/assets/index-abc123.js', { 'accept-encoding': 'gzip' });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(script.rawPayload).toString()).toContain('console.log("brand")');
    const icon = await get('/testerworld/favicon.svg', {});
    expect(icon.headers['cache-control']).toBe('public, max-age=300');
    expect(icon.headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync, '.br'],
    ['gzip, deflate', 'gzip', gunzipSync, '.gz'],
    ['br;q=0, gzip', 'gzip', gunzipSync, '.gz'],
  ] as const)(
    'what the build has compressed is sent as it is to who accepts %s',
    async (accepted, encoding, unpack, ending) => {
      const sent = await get('/assets/kept-abc123.js', { 'accept-encoding': accepted });
      expect(sent.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(sent.headers['vary']).toBe('accept-encoding');
      const file = readFileSync(path.join(repository, `apps/staff/dist/assets/kept-abc123.js${ending}`));
      expect(sent.rawPayload.equals(file)).toBe(true);
      expect(Number(sent.headers['content-length'])).toBe(file.length);
      expect(unpack(sent.rawPayload).toString()).toContain('compressed by the build');
      const again = await get('/assets/kept-abc123.js', {
        'accept-encoding': accepted,
        'if-none-match': String(sent.headers['etag']),
      });
      expect(again.statusCode).toBe(304);
    },
  );

  test('who accepts no compression gets the file itself, also in parts, under a tag of its own', async () => {
    const plain = await get('/assets/kept-abc123.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    expect(plain.body).toContain('compressed by the build');
    const packed = await get('/assets/kept-abc123.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    const part = await get('/assets/kept-abc123.js', { range: 'bytes=3-12' });
    expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([
      206,
      plain.body.slice(3, 13),
      undefined,
    ]);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await get('/assets/index-abc123.js', {});
    const again = await get('/assets/index-abc123.js', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('a missing file is no page', async () => {
    for (const [url, headers] of [
      ['/assets/index-old.js', { accept: '*/*' }],
      ['/storybook/missing.html', html],
      ['/nothing.png', { accept: 'image/*' }],
    ] as const) {
      const answer = await get(url, headers);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toMatchObject({ message: 'NOT_FOUND' });
    }
  });

  test.each([
    '/..%2fpackage.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
  ])('%s opens nothing outside the build', async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
  });

  test('/storybook leads to its folder', async () => {
    const answer = await get('/storybook');
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, '/storybook/']);
  });

  test('stored pictures come with their type, a tag and a sandbox', async () => {
    const answer = await get('/media/portraits/%C3%A4%201.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.body).toBe('<svg/>');
    const again = await get('/media/portraits/%C3%A4%201.svg', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect((await get('/media/portraits/other.svg')).statusCode).toBe(404);
  });

  test.each([
    [
      'what the address says',
      '/campaign-self-service?lang=en',
      { cookie: 'uiLanguage=DE', 'accept-language': 'de' },
      'en',
    ],
    ['what was chosen', '/campaign-self-service/', { cookie: 'a=1; uiLanguage=EN', 'accept-language': 'de' }, 'en'],
    ['what the browser speaks', '/campaign-self-service', { 'accept-language': 'fr-CH, de;q=0.8' }, 'en'],
    ['German', '/campaign-self-service?lang=fr', { 'accept-language': '*' }, 'de'],
  ])('the landing page comes drawn, in the language of %s', async (_name, url, headers, language) => {
    const { body, headers: answer } = await get(url, { ...html, ...headers });
    expect(body).toBe(
      `<link rel="canonical" href="https://brands.example.com/campaign-self-service?lang=${language}" />`,
    );
    expect(answer).toMatchObject({ 'content-language': language, 'content-type': 'text/html; charset=utf-8' });
    expect(answer['vary']).toMatch(/Accept-Language, Cookie/);
    expect(answer['content-security-policy']).toMatch(/script-src 'self';/);
  });

  test('the other pages of the portal, and machines, are not given the landing page', async () => {
    expect((await get('/campaign-self-service/login')).body).toBe('<title>brand</title>');
    expect((await get('/campaign-self-service', { accept: 'application/json' })).statusCode).toBe(404);
  });
});
