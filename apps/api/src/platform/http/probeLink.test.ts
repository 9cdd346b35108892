import { describe, expect, test } from 'vitest';
import { isPublicAddress, type ProbeAnswer, probeLink } from './probeLink.ts';

const PUBLIC = '93.184.216.34';

/** Answers by address and method; what is asked is kept. */
function web(answers: Readonly<Record<string, Partial<ProbeAnswer> | 'fails'>>, names: Record<string, string[]> = {}) {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (host: string) => names[host] ?? [PUBLIC],
    ask: async (url: URL, address: string, method: 'HEAD' | 'GET') => {
      asked.push(`${method} ${url.href} ${address}`);
      const answer = answers[`${method} ${url.href}`] ?? answers[url.href];
      if (answer === undefined || answer === 'fails') throw new Error('No answer.');
      return { status: 200, location: undefined, ...answer };
    },
  };
}

describe('addresses', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a link', () => {
  test('that answers is reachable', async () => {
    const net = web({ 'https://example.com/a?b=1': {} });
    expect(await probeLink('https://example.com/a?b=1', net)).toEqual({
      outcome: 'reachable',
      status: 200,
      finalUrl: null,
    });
    expect(net.asked).toEqual([`HEAD https://example.com/a?b=1 ${PUBLIC}`]);
  });

  test.each([
    'http://example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'nonsense',
    'https://me:pw@example.com',
  ])('%s is not asked', async (link) => {
    const net = web({});
    expect((await probeLink(link, net)).outcome).toBe('notHttps');
    expect(net.asked).toEqual([]);
  });

  test.each([
    ['https://intern.example/', { 'intern.example': ['10.0.0.7'] }],
    ['https://both.example/', { 'both.example': [PUBLIC, '127.0.0.1'] }],
    ['https://127.0.0.1/', {}],
    ['https://[::1]/', {}],
    ['https://2130706433/', {}],
    ['https://0x7f.1/', {}],
  ])('%s leads to a private address and is not asked', async (link, names) => {
    const net = web({}, names);
    expect((await probeLink(link, net)).outcome).toBe('private');
    expect(net.asked).toEqual([]);
  });

  test('is followed where it redirects', async () => {
    const net = web({ 'https://a.example/': { status: 301, location: '/neu' }, 'https://a.example/neu': {} });
    expect(await probeLink('https://a.example/', net)).toEqual({
      outcome: 'redirected',
      status: 200,
      finalUrl: 'https://a.example/neu',
    });
  });

  test('that redirects to a private address is not followed', async () => {
    const net = web(
      { 'https://a.example/': { status: 302, location: 'https://intern.example/' } },
      { 'intern.example': ['192.168.0.1'] },
    );
    expect((await probeLink('https://a.example/', net)).outcome).toBe('private');
    expect(net.asked).toHaveLength(1);
  });

  test('that redirects in a circle is broken', async () => {
    const net = web({ 'https://a.example/': { status: 302, location: '/' } });
    expect((await probeLink('https://a.example/', net)).outcome).toBe('broken');
    expect(net.asked).toHaveLength(4);
  });

  test('is asked with GET where HEAD is rejected', async () => {
    const net = web({ 'HEAD https://a.example/': { status: 405 }, 'GET https://a.example/': {} });
    expect((await probeLink('https://a.example/', net)).outcome).toBe('reachable');
  });

  test('with an error status is broken', async () => {
    const net = web({ 'https://a.example/': { status: 404 } });
    expect(await probeLink('https://a.example/', net)).toEqual({ outcome: 'broken', status: 404, finalUrl: null });
  });

  test('without an answer is unreachable', async () => {
    expect((await probeLink('https://a.example/', web({ 'https://a.example/': 'fails' }))).outcome).toBe('unreachable');
  });
});
