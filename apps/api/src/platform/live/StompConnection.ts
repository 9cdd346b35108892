import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import type { WebSocket } from 'ws';
import { recordOfTopic } from '@resonanz/domain/liveTopics';
import type { AccessClaims } from '../access/AccessTokens.ts';
import type { CallUser } from '../access/CallUser.ts';

/** Milliseconds between the heart-beats we send and expect. */
export const heartbeatMs = 10_000;
/** Maximum frame size of a client in bytes; clients only connect and subscribe. */
export const maxFrameBytes = 8 * 1024;

const connectTimeout = 10_000;
/** Maximum heart-beat interval a client may ask for; a longer one would not fit a timer. */
const longestHeartbeatMs = 60_000;
/** Bytes buffered for a slow client before it is disconnected; it reconnects and fetches what it missed. */
const maxBuffered = 256 * 1024;
const maxSubscriptions = 20;
/** Connections of one user on this server. */
const maxConnectionsOfUser = 50;
/** Frames, heart-beats and pings that a client may send in a period. */
const pace = { most: 100, withinMs: 10_000 } as const;
/** Commands of the protocol; others are not echoed to the client. */
const otherCommands = ['SEND', 'ACK', 'NACK', 'BEGIN', 'COMMIT', 'ABORT'];

/** What a connection needs from the gateway. */
export interface StompPort {
  verify(token: string): Promise<AccessClaims | undefined>;
  /** The current user; undefined when the session has ended. */
  load(claims: AccessClaims): Promise<CallUser | undefined>;
  /** Whether a user may see the record of a topic now. */
  seesRecord(user: CallUser, topic: string): Promise<boolean>;
  /** Whether a user may subscribe to a topic that belongs to no single record. */
  maySubscribe(user: CallUser, topic: string): boolean;
  /** Counts changes of sessions and rights. */
  changes(): number;
  /** Number of open connections of a user. */
  connectionsOf(userId: number): number;
  now(): number;
}

function heartbeatsOf(header: string | undefined): [fromClient: number, fromServer: number] {
  const [canSend = 0, wants = 0] = (header ?? '0,0')
    .split(',')
    .map(Number)
    .map((ms) => (ms > 0 ? Math.min(Math.max(ms, heartbeatMs), longestHeartbeatMs) : 0));
  return [canSend, wants];
}

type Frame = InstanceType<typeof FrameImpl>;

/** One client of the live channel, speaking STOMP 1.2: it may connect with a token and subscribe, never send. */
export class StompConnection {
  readonly #socket: WebSocket;
  readonly #port: StompPort;
  readonly #subscriptions = new Map<string, string>();
  #claims: AccessClaims | undefined;
  #user: CallUser | undefined;
  #pendingBytes = 0;
  #received = 0;
  #receivedSince: number;
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
    this.#receivedSince = this.#lastHeard;
    const parser = new Parser(
      (raw: IRawFrameType) => {
        this.#pendingBytes = 0;
        if (this.#isClosing() || this.#isTooFast()) return;
        const frame = FrameImpl.fromRawFrame(raw, true);
        // Frames are processed in order: a SUBSCRIBE waits for its CONNECT.
        this.#work = this.#work.then(() => this.#handle(frame)).catch(() => this.fail('internal error'));
      },
      // A heart-beat between two frames.
      () => {
        this.#pendingBytes = 0;
      },
    );
    this.#connectTimer = setTimeout(() => this.fail('CONNECT expected'), connectTimeout);
    socket.on('message', (data, isBinary) => {
      this.#lastHeard = performance.now();
      if (this.#isClosing() || this.#isTooFast()) return;
      if (isBinary || !(data instanceof Buffer)) return this.fail('text expected');
      this.#pendingBytes += data.length;
      if (this.#pendingBytes > maxFrameBytes) return this.fail('frame too large');
      parser.parseChunk(data.toString());
    });
    socket.on('ping', () => void this.#isTooFast());
    socket.on('error', () => undefined);
    socket.on('close', () => this.#stopTimers());
  }

  get sessionId(): string | undefined {
    return this.#claims?.sessionId;
  }

  get userId(): number | undefined {
    return this.#user?.id;
  }

  get roleId(): number | undefined {
    return this.#user?.roleId;
  }

  /** Sends an event to the client for each of its subscriptions to the topic. */
  deliver(topic: string, body: string): void {
    if (this.#claims !== undefined && this.#claims.expiresAt <= this.#port.now()) return this.fail('token expired');
    for (const [id, destination] of this.#subscriptions) {
      if (destination !== topic) continue;
      this.#messageId += 1;
      this.#send(
        'MESSAGE',
        { subscription: id, 'message-id': String(this.#messageId), destination, 'content-type': 'application/json' },
        body,
      );
    }
  }

  /**
   * Closes the connection when its token has expired or its session has ended, and ends subscriptions it may no longer
   * have.
   */
  async recheck(load: StompPort['load']): Promise<void> {
    if (this.#silenceMs > 0 && performance.now() - this.#lastHeard > this.#silenceMs) return this.fail('no heart-beat');
    const claims = this.#claims;
    if (claims === undefined) return;
    if (claims.expiresAt <= this.#port.now()) return this.fail('token expired');
    const user = await load(claims);
    if (user === undefined) return this.fail('log-in ended');
    this.#user = user;
    for (const [id, topic] of this.#subscriptions)
      if (!(await this.#maySubscribe(user, topic))) this.#subscriptions.delete(id);
  }

  /** Closes because events may have been missed; the client reconnects and refetches what it shows. */
  lapse(): void {
    if (this.#subscriptions.size === 0) return;
    this.#subscriptions.clear();
    this.#stopTimers();
    this.#close(1012, 'events may be missing');
  }

  /** Sends an ERROR frame and closes. */
  fail(message: string): void {
    this.#stopTimers();
    this.#subscriptions.clear();
    if (this.#isClosing()) return;
    this.#send('ERROR', { message }, '');
    this.#close(1008, message);
  }

  /** Closes because the server stops; clients reconnect. */
  shutDown(): void {
    this.#stopTimers();
    this.#socket.close(1001, 'server stops');
  }

  #close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // Terminates a client that does not answer the close.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }

  async #maySubscribe(user: CallUser, topic: string): Promise<boolean> {
    return recordOfTopic(topic) ? this.#port.seesRecord(user, topic) : this.#port.maySubscribe(user, topic);
  }

  #isClosing(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  /** Counts incoming frames and disconnects a client that floods the server. */
  #isTooFast(): boolean {
    const now = performance.now();
    if (now - this.#receivedSince > pace.withinMs) {
      this.#received = 0;
      this.#receivedSince = now;
    }
    this.#received += 1;
    if (this.#received <= pace.most) return false;
    this.#socket.terminate();
    return true;
  }

  #stopTimers(): void {
    clearTimeout(this.#connectTimer);
    clearInterval(this.#heartbeat);
  }

  #send(command: string, headers: Record<string, string>, body: string): void {
    if (this.#isClosing()) return;
    if (this.#socket.bufferedAmount > maxBuffered) return this.#socket.terminate();
    const frame = FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true });
    this.#socket.send(frame as string);
  }

  #receipt(frame: Frame): void {
    const id = frame.headers['receipt'];
    if (id !== undefined) this.#send('RECEIPT', { 'receipt-id': id }, '');
  }

  async #handle(frame: Frame): Promise<void> {
    if (this.#isClosing()) return;
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
        return this.fail(otherCommands.includes(frame.command) ? `${frame.command} is not allowed` : 'unknown command');
    }
  }

  /**
   * The current user; read again when a session or a right has ended meanwhile, because that change did not reach this
   * connection.
   */
  async #load(claims: AccessClaims): Promise<CallUser | undefined> {
    for (;;) {
      const before = this.#port.changes();
      const user = await this.#port.load(claims);
      if (before === this.#port.changes()) return user;
    }
  }

  async #connect(frame: Frame): Promise<void> {
    if (this.#claims !== undefined) return this.fail('already connected');
    if (!(frame.headers['accept-version'] ?? '').split(',').includes('1.2')) return this.fail('STOMP 1.2 expected');
    const token = /^Bearer (\S+)$/i.exec(frame.headers['Authorization'] ?? frame.headers['authorization'] ?? '')?.[1];
    const claims = token === undefined ? undefined : await this.#port.verify(token);
    const user = claims === undefined ? undefined : await this.#load(claims);
    if (claims === undefined || user === undefined) return this.fail('unauthorized');
    if (this.#isClosing()) return;
    if (this.#port.connectionsOf(user.id) >= maxConnectionsOfUser) return this.fail('too many connections');
    clearTimeout(this.#connectTimer);
    this.#claims = claims;
    this.#user = user;
    const [fromClient, fromServer] = heartbeatsOf(frame.headers['heart-beat']);
    this.#silenceMs = fromClient * 3;
    if (fromServer > 0) {
      this.#heartbeat = setInterval(() => {
        if (!this.#isClosing()) this.#socket.send('\n');
      }, fromServer);
      this.#heartbeat.unref();
    }
    this.#send('CONNECTED', { version: '1.2', 'heart-beat': `${heartbeatMs},${heartbeatMs}`, server: 'resonanz' }, '');
  }

  async #subscribe(frame: Frame, claims: AccessClaims): Promise<void> {
    const { id, destination } = frame.headers;
    if (id === undefined || destination === undefined) return this.fail('id and destination expected');
    if (this.#subscriptions.size >= maxSubscriptions) return this.fail('too many subscriptions');
    if (claims.expiresAt <= this.#port.now()) return this.fail('token expired');
    const user = await this.#load(claims);
    const isAllowed = user !== undefined && (await this.#maySubscribe(user, destination));
    // Records become invisible while they are open (deleted, other region): the connection stays, and with it the
    // bell.
    if (!isAllowed && (user === undefined || !recordOfTopic(destination))) return this.fail('subscription not allowed');
    if (isAllowed) this.#subscriptions.set(id, destination);
    this.#receipt(frame);
  }
}
