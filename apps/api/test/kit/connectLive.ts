import { Client, type IFrame } from '@stomp/stompjs';

/** A live client of a test. */
export interface LiveClient {
  /** Subscribes and waits until the server has confirmed it; events arrive in `events`. */
  subscribe(topic: string): Promise<{ events: unknown[]; next(timeoutMs?: number): Promise<unknown> }>;
  /** Settles with the message of the ERROR frame or the close reason. */
  readonly refused: Promise<string>;
  send(topic: string, body: string): void;
  close(): Promise<void>;
}

/** Connects to the live channel of a server with the client the shells use. */
export async function connectLive(url: string, token: string | undefined): Promise<LiveClient> {
  const client = new Client({
    brokerURL: `${url.replace(/^http/, 'ws')}/ws`,
    connectHeaders: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
  });
  let resolveRejected: (reason: string) => void = () => undefined;
  const refused = new Promise<string>((resolve) => {
    resolveRejected = resolve;
  });
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve();
    client.onStompError = (frame: IFrame) => {
      resolveRejected(frame.headers['message'] ?? '');
      reject(new Error(frame.headers['message']));
    };
    client.onWebSocketClose = (event: CloseEvent) => {
      resolveRejected(event.reason);
      reject(new Error(event.reason));
    };
    client.activate();
  });
  return {
    refused,
    async subscribe(topic) {
      const events: unknown[] = [];
      const waiting: ((event: unknown) => void)[] = [];
      let taken = 0;
      const receipt = `receipt-${topic}-${Math.random()}`;
      const confirmed = new Promise<void>((resolve) => client.watchForReceipt(receipt, () => resolve()));
      client.subscribe(
        topic,
        (message) => {
          const event: unknown = JSON.parse(message.body);
          events.push(event);
          const next = waiting.shift();
          if (next !== undefined) {
            taken += 1;
            next(event);
          }
        },
        { receipt },
      );
      await Promise.race([confirmed, refused.then((reason) => Promise.reject(new Error(reason)))]);
      return {
        events,
        next: (timeoutMs = 2_000) => {
          if (taken < events.length) return Promise.resolve(events[taken++]);
          return new Promise((resolve, reject) => {
            waiting.push(resolve);
            setTimeout(() => reject(new Error(`no event on ${topic} within ${timeoutMs} ms`)), timeoutMs).unref();
          });
        },
      };
    },
    send: (topic, body) => client.publish({ destination: topic, body }),
    close: () => client.deactivate({ force: true }),
  };
}
