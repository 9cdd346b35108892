import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import type { AccessClaims } from '../access/AccessTokens.ts';
import type { CallUser } from '../access/CallUser.ts';
import { mayHear } from './topics.ts';

/** Milliseconds between heart-beats we send and expect. */
export const heartbeatMs = 10_000;
/** Largest frame a client may send, in bytes; clients only connect and subscribe. */
export const maxFrameBytes = 8 * 1024;

const connectTimeout = 10_000;
const maxBuffered = 1024 * 1024;
const maxSubscriptions = 20;

/** What a connection asks of the gateway. */
export interface StompPort {
  verify(token: string): Promise<AccessClaims | undefined>;
  /** The user as he is now; undefined when the log-in has ended. */
  load(claims: AccessClaims): Promise<CallUser | undefined>;
  now(): number;
}

type Frame = InstanceType<typeof FrameImpl>;

/** One client of the live channel, speaking STOMP 1.2: it may connect with a token and subscribe, never send. */
export class StompConnection {
  readonly #socket: WebSocket;
  readonly #port: StompPort;
  readonly #subscriptions = new Map<string, string>();
  #claims: AccessClaims | undefined;
  #pendingBytes = 0;
  #messageId = 0;
  #lastHeard: number;
  #silenceMs = 0;
  #heartbeat: NodeJS.Timeout | undefined;
  #connectTimer: NodeJS.Timeout;
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, port: StompPort) {
    this.#socket = socket;
    this.#port = port;
    this.#lastHeard = performance.now();
    const parser = new Parser(
      (raw: IRawFrameType) => {
        this.#pendingBytes = 0;
        const frame = FrameImpl.fromRawFrame(raw, true);
        // Frames are handled one after the other: a SUBSCRIBE waits for its CONNECT.
        this.#work = this.#work.then(() => this.#handle(frame)).catch(() => this.fail('internal error'));
      },
      () => undefined,
    );
    this.#connectTimer = setTimeout(() => this.fail('CONNECT expected'), connectTimeout);
    socket.on('message', (data, isBinary) => {
      this.#lastHeard = performance.now();
      if (isBinary || !(data instanceof Buffer)) return this.fail('text expected');
      this.#pendingBytes += data.length;
      if (this.#pendingBytes > maxFrameBytes) return this.fail('frame too large');
      const text = data.toString();
      // A heart-beat is a lone line feed and leaves nothing pending.
      if (text.trim() === '') this.#pendingBytes = 0;
      parser.parseChunk(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.#stopTimers());
  }

  get sessionId(): string | undefined {
    return this.#claims?.sessionId;
  }

  /** Sends an event to the client for each of its subscriptions to the topic. */
  deliver(topic: string, body: string): void {
    for (const [id, destination] of this.#subscriptions) {
      if (destination !== topic) continue;
      this.#messageId += 1;
      this.#send('MESSAGE', { subscription: id, 'message-id': String(this.#messageId), destination, 'content-type': 'application/json' }, body);
    }
  }

  /** Closes the connection when its token has run out, its log-in has ended or its rights have changed. */
  async recheck(): Promise<void> {
    if (this.#silenceMs > 0 && performance.now() - this.#lastHeard > this.#silenceMs) return this.fail('no heart-beat');
    const claims = this.#claims;
    if (claims === undefined) return;
    if (claims.expiresAt <= this.#port.now()) return this.fail('token expired');
    const user = await this.#port.load(claims);
    if (user === undefined) return this.fail('log-in ended');
    if ([...this.#subscriptions.values()].some((topic) => !mayHear(user, topic))) this.fail('subscription not allowed');
  }

  /** Sends an ERROR frame and closes. */
  fail(message: string): void {
    this.#stopTimers();
    this.#subscriptions.clear();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#send('ERROR', { message }, '');
    this.#socket.close(1008, message);
    // A client that does not answer the close is cut off.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  /** Closes because the server stops; clients reconnect. */
  shutDown(): void {
    this.#stopTimers();
    this.#socket.close(1001, 'server stops');
  }

  #stopTimers(): void {
    clearTimeout(this.#connectTimer);
    clearInterval(this.#heartbeat);
  }

  #send(command: string, headers: Record<string, string>, body: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > maxBuffered) return this.#socket.terminate();
    const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true });
    this.#socket.send(frame as string);
  }

  #receipt(frame: Frame): void {
    const id = frame.headers['receipt'];
    if (id !== undefined) this.#send('RECEIPT', { 'receipt-id': id }, '');
  }

  async #handle(frame: Frame): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame);
    if (this.#claims === undefined) return this.fail('CONNECT expected');
    switch (frame.command) {
      case 'SUBSCRIBE':
        return this.#subscribe(frame, this.#claims);
      case 'UNSUBSCRIBE':
        this.#subscriptions.delete(frame.headers['id'] ?? '');
        return this.#receipt(frame);
      case 'DISCONNECT':
        this.#receipt(frame);
        this.#stopTimers();
        this.#subscriptions.clear();
        return this.#socket.close(1000);
      default:
        return this.fail(`${frame.command} is not allowed`);
    }
  }

  async #connect(frame: Frame): Promise<void> {
    if (this.#claims !== undefined) return this.fail('already connected');
    if (!(frame.headers['accept-version'] ?? '').split(',').includes('1.2')) return this.fail('STOMP 1.2 expected');
    const token = /^Bearer (\S+)$/i.exec(frame.headers['Authorization'] ?? frame.headers['authorization'] ?? '')?.[1];
    const claims = token === undefined ? undefined : await this.#port.verify(token);
    const user = claims === undefined ? undefined : await this.#port.load(claims);
    if (claims === undefined || user === undefined) return this.fail('unauthorized');
    clearTimeout(this.#connectTimer);
    this.#claims = claims;
    const [canSend = 0, wants = 0] = (frame.headers['heart-beat'] ?? '0,0').split(',').map(Number);
    if (canSend > 0) this.#silenceMs = Math.max(canSend, heartbeatMs) * 3;
    if (wants > 0) {
      this.#heartbeat = setInterval(() => {
        if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send('\n');
      }, Math.max(wants, heartbeatMs));
      this.#heartbeat.unref();
    }
    this.#send('CONNECTED', { version: '1.2', 'heart-beat': `${heartbeatMs},${heartbeatMs}`, server: 'resonanz' }, '');
  }

  async #subscribe(frame: Frame, claims: AccessClaims): Promise<void> {
    const { id, destination } = frame.headers;
    if (id === undefined || destination === undefined) return this.fail('id and destination expected');
    if (this.#subscriptions.size >= maxSubscriptions) return this.fail('too many subscriptions');
    if (claims.expiresAt <= this.#port.now()) return this.fail('token expired');
    const user = await this.#port.load(claims);
    if (user === undefined || !mayHear(user, destination)) return this.fail('subscription not allowed');
    this.#subscriptions.set(id, destination);
    this.#receipt(frame);
  }
}
