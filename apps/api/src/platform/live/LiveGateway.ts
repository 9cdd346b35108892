import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { LiveTopic } from '@resonanz/domain/liveTopics';
import type { AccessClaims, AccessTokens } from '../access/AccessTokens.ts';
import type { CallUser } from '../access/CallUser.ts';
import { loadCallUser } from '../access/loadCallUser.ts';
import type { Database } from '../database/connect.ts';
import { networkOf } from '../http/networkOf.ts';
import type { Clock } from '../runtime/Clock.ts';
import type { Live } from './Live.ts';
import type { LiveBus, LiveEvent, Rechecked } from './LiveBus.ts';
import { maxFrameBytes, StompConnection, type StompPort } from './StompConnection.ts';
import type { TopicPolicy } from './TopicPolicy.ts';

const path = '/ws';
const maxConnections = 5_000;
/** Connections of one network that have not authenticated yet; a whole office may reconnect at the same moment. */
const maxStrangersOfNetwork = 500;
/** Connections that are checked at the same time. */
const checkedAtOnce = 10;

interface GatewayOptions {
  db: Database;
  accessTokens: AccessTokens;
  clock: Clock;
  bus: LiveBus;
  log: Logger;
  /** Other origins from which browsers may connect. */
  policy: TopicPolicy;
  origins: readonly string[];
  /** Whether X-Forwarded-For from a reverse proxy is trusted. */
  trustsProxy: boolean;
  /** Milliseconds between checks of the open connections. */
  recheckMs?: number;
}

/** The live channel: accepts WebSocket clients at /ws and forwards events to subscribers. */
export class LiveGateway implements Live {
  readonly #options: GatewayOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  /** Open connections by network. */
  readonly #connections = new Map<StompConnection, string>();
  readonly #timer: NodeJS.Timeout;
  #isRechecking = false;
  #changes = 0;
  #handling: Promise<void> = Promise.resolve();

  constructor(options: GatewayOptions) {
    this.#options = options;
    // In order: events after a change of rights reach only those who still may receive them.
    options.bus.onEvent((event) => {
      if (event.kind !== 'message') this.#changes += 1;
      this.#handling = this.#handling.then(() => this.#handle(event));
    });
    options.bus.onGap(() => {
      for (const each of this.#connections.keys()) each.lapse();
    });
    this.#timer = setInterval(() => void this.#recheckAll(), options.recheckMs ?? 15_000);
    this.#timer.unref();
  }

  publish(topic: LiveTopic, payload: object): void {
    this.#options.bus.send({ kind: 'message', topic, payload });
  }

  endSession(sessionId: string): void {
    this.#options.bus.send({ kind: 'endSession', sessionId });
  }

  recheck(of: Rechecked): void {
    this.#options.bus.send({ kind: 'recheck', of });
  }

  /** Handles the WebSocket handshakes of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const each of this.#connections.keys()) each.shutDown();
    this.#sockets.close();
    await this.#options.bus.close();
    for (const client of this.#sockets.clients) setTimeout(() => client.terminate(), 1_000).unref();
  }

  async #handle(event: LiveEvent): Promise<void> {
    const connections = this.#connections.keys();
    if (event.kind === 'endSession') {
      for (const each of connections) if (each.sessionId === event.sessionId) each.fail('log-in ended');
      return;
    }
    if (event.kind === 'recheck') return this.#recheckOf(event.of);
    const body = JSON.stringify(event.payload);
    for (const each of connections) each.deliver(event.topic, body);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const reject = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== path) return reject('404 Not Found');
    if (!this.#isKnownOrigin(request)) return reject('403 Forbidden');
    if (this.#connections.size >= maxConnections) return reject('503 Service Unavailable');
    const network = networkOf(this.#addressOf(request));
    if (this.#strangersOf(network) >= maxStrangersOfNetwork) return reject('429 Too Many Requests');
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new StompConnection(webSocket, this.#port());
      this.#connections.set(connection, network);
      webSocket.on('close', () => this.#connections.delete(connection));
    });
  }

  /** Browsers always send their origin; it has to be ours. Other clients need a token anyway. */
  #isKnownOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.#options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  /** The address of a client: behind a proxy the last one it added, which clients cannot forge. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#options.trustsProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return forwarded || (socket.remoteAddress ?? '');
  }

  #strangersOf(network: string): number {
    let count = 0;
    for (const [connection, from] of this.#connections)
      if (from === network && connection.userId === undefined) count += 1;
    return count;
  }

  #connectionsOf(userId: number): number {
    let count = 0;
    for (const connection of this.#connections.keys()) if (connection.userId === userId) count += 1;
    return count;
  }

  #port(): StompPort {
    const { accessTokens, clock, db, policy } = this.#options;
    return {
      verify: (token) => accessTokens.verify(token),
      load: (claims) => loadCallUser(db, claims),
      seesRecord: (user, topic) => policy.seesRecord(db, user, topic),
      maySubscribe: (user, topic) => policy.maySubscribe(user, topic),
      changes: () => this.#changes,
      connectionsOf: (userId) => this.#connectionsOf(userId),
      now: () => clock.now().getTime(),
    };
  }

  async #recheckAll(): Promise<void> {
    if (this.#isRechecking) return;
    this.#isRechecking = true;
    try {
      await this.#recheck([...this.#connections.keys()]);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'live connections could not be checked');
    }
    this.#isRechecking = false;
  }

  /** Checks the connections of a role or user whose rights have changed; when that fails, they have to reconnect. */
  async #recheckOf(of: Rechecked): Promise<void> {
    const affected = [...this.#connections.keys()].filter((each) =>
      'roleId' in of ? each.roleId === of.roleId : each.userId === of.userId,
    );
    try {
      await this.#recheck(affected);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'live connections could not be checked');
      for (const each of affected) each.lapse();
    }
  }

  async #recheck(connections: readonly StompConnection[]): Promise<void> {
    // Tabs of one session are checked once.
    const users = new Map<string, Promise<CallUser | undefined>>();
    const load = (claims: AccessClaims): Promise<CallUser | undefined> => {
      const user = users.get(claims.sessionId) ?? loadCallUser(this.#options.db, claims);
      users.set(claims.sessionId, user);
      return user;
    };
    for (let at = 0; at < connections.length; at += checkedAtOnce) {
      await Promise.all(connections.slice(at, at + checkedAtOnce).map((each) => each.recheck(load)));
    }
  }
}
