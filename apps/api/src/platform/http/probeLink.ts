import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a link leads anywhere, and why not. */
export interface LinkVerdict {
  readonly outcome: 'reachable' | 'redirected' | 'broken' | 'unreachable' | 'private' | 'notHttps';
  /** Status of the last answer; null without one. */
  readonly status: number | null;
  /** Where redirects lead; null without them. */
  readonly finalUrl: string | null;
}

/** An answer, as far as a check reads it. */
export interface ProbeAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

/** How names are resolved and addresses asked; tests bring their own. */
export interface ProbeOptions {
  /** The addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Asks an address that is known to be public. */
  readonly ask?: (url: URL, address: string, method: 'HEAD' | 'GET') => Promise<ProbeAnswer>;
}

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 5000;

/** Networks that are no part of the public internet (RFC 6890). */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** The only part of IPv6 that is routed in public, without the ranges that carry an IPv4 address or document something. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
const closedInRouted = new BlockList();
closedInRouted.addSubnet('2001::', 23, 'ipv6');
closedInRouted.addSubnet('2001:db8::', 32, 'ipv6');
closedInRouted.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is part of the public internet; what is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return routed.check(address, 'ipv6') && !closedInRouted.check(address, 'ipv6');
  return isIP(address) === 4 && !closed.check(address, 'ipv4');
}

const resolveName = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Asks the address that was checked, not what the name may have become since; reads no body. */
function askAddress(url: URL, address: string, method: 'HEAD' | 'GET'): Promise<ProbeAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: address,
        servername: url.hostname,
        port: url.port === '' ? 443 : Number(url.port),
        path: `${url.pathname}${url.search}`,
        method,
        headers: { host: url.host, 'user-agent': 'Resonanz link check', accept: '*/*' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (answer) => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, location: headers.location });
        answer.destroy();
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** Statuses of servers that know no HEAD: forbidden, method not allowed, not implemented. */
const WITHOUT_HEAD: readonly number[] = [403, 405, 501];

/** Whether GET is worth a try. */
const knowsNoHead = ({ status }: ProbeAnswer): boolean => WITHOUT_HEAD.includes(status);

/** Asks whether a link leads anywhere. Only https and public addresses are asked, redirects included. */
export async function probeLink(
  link: string,
  { resolve = resolveName, ask = askAddress }: ProbeOptions = {},
): Promise<LinkVerdict> {
  let url = URL.canParse(link) ? new URL(link) : undefined;
  for (let redirects = 0; ; redirects += 1) {
    const finalUrl = redirects === 0 || url === undefined ? null : url.href;
    const nothing = { status: null, finalUrl };
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
      return { outcome: 'notHttps', ...nothing };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    try {
      const addresses = isIP(host) === 0 ? await resolve(host) : [host];
      const [address] = addresses;
      if (address === undefined) return { outcome: 'unreachable', ...nothing };
      // One private address among them is enough: which one is asked is nobody's choice.
      if (!addresses.every(isPublicAddress)) return { outcome: 'private', ...nothing };
      let answer = await ask(url, address, 'HEAD');
      if (knowsNoHead(answer)) answer = await ask(url, address, 'GET');
      const { status, location } = answer;
      const isRedirect = status >= 300 && status < 400 && location !== undefined;
      if (!isRedirect) {
        const isFine = status >= 200 && status < 300;
        return { outcome: isFine ? (redirects === 0 ? 'reachable' : 'redirected') : 'broken', status, finalUrl };
      }
      if (redirects === MAX_REDIRECTS || !URL.canParse(location, url)) return { outcome: 'broken', status, finalUrl };
      url = new URL(location, url);
    } catch {
      return { outcome: 'unreachable', ...nothing };
    }
  }
}
