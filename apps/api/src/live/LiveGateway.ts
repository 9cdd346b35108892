import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { AccessTokens } from '../access/AccessTokens.ts';
import { loadCallUser } from '../access/loadCallUser.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../services.ts';
import type { Live } from './Live.ts';
import type { LiveBus } from './LiveBus.ts';
import { maxFrameBytes, StompConnection, type StompPort } from './StompConnection.ts';

const path = '/ws';
const maxConnections = 5_000;

interface GatewayOptions {
  db: Database;
  accessTokens: AccessTokens;
  clock: Clock;
  bus: LiveBus;
  log: Logger;
  /** Origins besides our own from which browsers may connect. */
  origins: readonly string[];
  /** Milliseconds between looks at the open connections. */
  recheckMs?: number;
}

/** The live channel: accepts WebSocket clients at /ws and hands events to those who subscribed. */
export class LiveGateway implements Live {
  readonly #options: GatewayOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  readonly #connections = new Set<StompConnection>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: GatewayOptions) {
    this.#options = options;
    options.bus.onEvent((event) => {
      if (event.kind === 'endSession') {
        for (const each of this.#connections) if (each.sessionId === event.sessionId) each.fail('log-in ended');
        return;
      }
      const body = JSON.stringify(event.payload);
      for (const each of this.#connections) each.deliver(event.topic, body);
    });
    this.#timer = setInterval(() => void this.#recheck(), options.recheckMs ?? 15_000);
    this.#timer.unref();
  }

  publish(topic: string, payload: object): void {
    this.#options.bus.send({ kind: 'message', topic, payload });
  }

  endSession(sessionId: string): void {
    this.#options.bus.send({ kind: 'endSession', sessionId });
  }

  /** Takes over the WebSocket handshakes of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const each of this.#connections) each.shutDown();
    this.#sockets.close();
    await this.#options.bus.close();
    for (const client of this.#sockets.clients) setTimeout(() => client.terminate(), 1_000).unref();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== path) return refuse('404 Not Found');
    if (!this.#isKnownOrigin(request)) return refuse('403 Forbidden');
    if (this.#connections.size >= maxConnections) return refuse('503 Service Unavailable');
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new StompConnection(webSocket, this.#port());
      this.#connections.add(connection);
      webSocket.on('close', () => this.#connections.delete(connection));
    });
  }

  /** Browsers always name their origin; it has to be ours. Clients that are no browsers need a token all the same. */
  #isKnownOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.#options.origins.includes(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  #port(): StompPort {
    const { accessTokens, clock, db } = this.#options;
    return {
      verify: (token) => accessTokens.verify(token),
      load: (claims) => loadCallUser(db, claims),
      now: () => clock.now().getTime(),
    };
  }

  async #recheck(): Promise<void> {
    for (const each of this.#connections) {
      try {
        await each.recheck();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'a live connection could not be checked');
      }
    }
  }
}
