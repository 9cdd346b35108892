import { Client, type IMessage, type StompSubscription } from '@stomp/stompjs';
import { MAIL_TOPIC, notificationTopic, recordTopic } from '@resonanz/domain/liveTopics';
import {
  identityOf,
  readCampaignEvent,
  readCampaignRequestEvent,
  readMailEvent,
  readNotificationEvent,
  readNewsletterEvent,
  readProjectEvent,
  readUgcRequestEvent,
  type CampaignEvent,
  type CampaignRequestEvent,
  type MailEvent,
  type NewsletterEvent,
  type ProjectEvent,
  type UgcRequestEvent,
} from './liveEvents.ts';
import type { NotificationPanel } from './notificationKeys.ts';
import type { NotificationEvent } from './notificationTypes.ts';
import { pause, retryDelay, type RetryPace } from './retryDelay.ts';

/** `waiting` is between two attempts, or without a token; `closed` is final. */
export type LiveState = 'connecting' | 'connected' | 'waiting' | 'closed';

/** Options of `createLiveConnection`. */
export interface LiveConnectionOptions {
  /** Where the live channel is: a `ws:` or `wss:` URL, or a path on this origin such as `/ws`. */
  readonly url: string;
  /**
   * Token for the connection; `rejectedToken` is the one the server has just rejected, if any. Null waits and asks
   * again.
   */
  readonly accessToken: (rejectedToken: string | null) => string | null | Promise<string | null>;
  /** Called with every change of the state. */
  readonly onStateChange?: (state: LiveState) => void;
  /** Milliseconds before the first new attempt and at the most; default 1,000 and 30,000. */
  readonly pace?: RetryPace;
}

/** The live channel of a log-in. Nothing is stored in it: lists are refetched in `onReconnect`. */
export interface LiveConnection {
  /** The state right now. */
  readonly state: LiveState;
  /** Listens to the notifications of a user; the same notification is added once. Returns how to stop. */
  onNotification(panel: NotificationPanel, loginUser: number, listener: (event: NotificationEvent) => void): () => void;
  /** Listens to new mail; only for staff with the right to see mails. Returns how to stop. */
  onMail(listener: (event: MailEvent) => void): () => void;
  /** Listens to what changes in a campaign; only for who may see it. Returns how to stop. */
  onCampaign(campaignId: number, listener: (event: CampaignEvent) => void): () => void;
  /** Listens to what changes in a campaign request; only for who may see it, brands included. Returns how to stop. */
  onCampaignRequest(campaignRequestId: number, listener: (event: CampaignRequestEvent) => void): () => void;
  /** Listens to what changes in a UGC request; only for who may see it, brands included. Returns how to stop. */
  onUgcRequest(ugcCampaignRequestId: number, listener: (event: UgcRequestEvent) => void): () => void;
  /** Listens to what changes in a product test; only for staff who may see it. Returns how to stop. */
  onProject(projectId: number, listener: (event: ProjectEvent) => void): () => void;
  /** Listens to the figures and the state of a newsletter; only for staff who may see it. Returns how to stop. */
  onNewsletter(newsletterId: number, listener: (event: NewsletterEvent) => void): () => void;
  /**
   * Called whenever the subscriptions are restored, the first time and after every break: what happened before may have
   * been missed. Returns how to stop.
   */
  onReconnect(listener: () => void): () => void;
  /** Ends the connection for good, at log-out. */
  close(): Promise<void>;
}

interface Topic {
  readonly listeners: Set<(body: unknown) => void>;
  subscription: StompSubscription | undefined;
}

const REMEMBERED = 500;
// A connection that broke sooner than this was none: the pauses go on growing.
const STABLE_AFTER = 10_000;

function absolute(url: string): string {
  if (/^wss?:/.test(url)) return url;
  const full = new URL(url, globalThis.location.href);
  full.protocol = full.protocol === 'https:' ? 'wss:' : 'ws:';
  return full.href;
}

function parsed(message: IMessage): unknown {
  try {
    return JSON.parse(message.body);
  } catch {
    return undefined;
  }
}

/** Runs a listener so that its errors are reported, but take nothing away from the others. */
function apart(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Connects to the live channel at once; reconnects with growing, scattered pauses and subscribes again until closed. */
export function createLiveConnection({
  url,
  accessToken,
  onStateChange,
  pace = { first: 1000, most: 30_000 },
}: LiveConnectionOptions): LiveConnection {
  const topics = new Map<string, Topic>();
  const reconnected = new Set<() => void>();
  const seen = new Set<string>();
  const closing = new AbortController();
  let resting = new AbortController();
  let state: LiveState = 'connecting';
  let token: string | null = null;
  let rejectedToken: string | null = null;
  let failures = -1;
  let receipts = 0;
  let stable: ReturnType<typeof setTimeout> | undefined;

  function become(next: LiveState): void {
    if (next === state || state === 'closed') return;
    state = next;
    onStateChange?.(next);
  }

  function subscribe(name: string, topic: Topic): Promise<void> {
    receipts += 1;
    const receipt = `subscribe-${receipts}`;
    const stands = new Promise<void>((resolve) => client.watchForReceipt(receipt, () => resolve()));
    const deliver = (message: IMessage): void => {
      const body = parsed(message);
      for (const listener of topic.listeners) apart(() => listener(body));
    };
    topic.subscription = client.subscribe(name, deliver, { receipt });
    return stands;
  }

  const client = new Client({
    brokerURL: absolute(url),
    // The pauses are made in beforeConnect, where they can be scattered and cut short.
    reconnectDelay: 1,
    connectionTimeout: 10_000,
    heartbeatIncoming: 10_000,
    // Browsers let timers of hidden tabs run once a minute; the server waits for three of these.
    heartbeatOutgoing: 25_000,
    beforeConnect: async () => {
      failures += 1;
      while (!closing.signal.aborted) {
        if (failures > 0) {
          become('waiting');
          resting = new AbortController();
          await pause(retryDelay(failures, pace), resting.signal);
          if (closing.signal.aborted) return;
        }
        become('connecting');
        token = await (async () => accessToken(rejectedToken))().catch(() => null);
        if (token !== null) break;
        failures += 1;
      }
      client.connectHeaders = { Authorization: `Bearer ${token}` };
    },
    onConnect: () => {
      rejectedToken = null;
      const standing = [...topics].map(([name, topic]) => subscribe(name, topic));
      become('connected');
      stable = setTimeout(() => {
        failures = 0;
      }, STABLE_AFTER);
      void Promise.all(standing).then(() => {
        for (const listener of reconnected) apart(listener);
      });
    },
    onStompError: () => {
      if (state === 'connecting') rejectedToken = token;
    },
    onWebSocketClose: () => {
      clearTimeout(stable);
      for (const topic of topics.values()) topic.subscription = undefined;
      become('waiting');
    },
  });

  function listen(name: string, listener: (body: unknown) => void): () => void {
    const topic: Topic = topics.get(name) ?? { listeners: new Set(), subscription: undefined };
    topic.listeners.add(listener);
    topics.set(name, topic);
    if (client.connected && !topic.subscription) void subscribe(name, topic);
    return () => {
      topic.listeners.delete(listener);
      if (topic.listeners.size > 0 || topics.get(name) !== topic) return;
      topics.delete(name);
      if (client.connected) topic.subscription?.unsubscribe();
    };
  }

  function isNew(key: string): boolean {
    if (seen.has(key)) return false;
    seen.add(key);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  }

  // A browser that is on the net again need not wait for the end of a pause.
  const wake = (): void => resting.abort();
  const isWindow = 'addEventListener' in globalThis;
  if (isWindow) globalThis.addEventListener('online', wake);

  client.activate();

  let listeners = 0;
  return {
    get state() {
      return state;
    },
    onNotification(panel, loginUser, listener) {
      const name = notificationTopic(panel, loginUser);
      const number = (listeners += 1);
      return listen(name, (body) => {
        const event = readNotificationEvent(body);
        if (!event) return;
        const identity = identityOf(event);
        if (identity === undefined || isNew(`${number} ${identity}`)) listener(event);
      });
    },
    onMail: (listener) =>
      listen(MAIL_TOPIC, (body) => {
        const event = readMailEvent(body);
        if (event) listener(event);
      }),
    onCampaign: (campaignId, listener) =>
      listen(recordTopic('campaign', campaignId), (body) => {
        const event = readCampaignEvent(body);
        if (event?.campaignId === campaignId) listener(event);
      }),
    onCampaignRequest: (campaignRequestId, listener) =>
      listen(recordTopic('campaignRequest', campaignRequestId), (body) => {
        const event = readCampaignRequestEvent(body);
        if (event?.campaignRequestId === campaignRequestId) listener(event);
      }),
    onUgcRequest: (ugcCampaignRequestId, listener) =>
      listen(recordTopic('ugcRequest', ugcCampaignRequestId), (body) => {
        const event = readUgcRequestEvent(body);
        if (event?.ugcCampaignRequestId === ugcCampaignRequestId) listener(event);
      }),
    onProject: (projectId, listener) =>
      listen(recordTopic('project', projectId), (body) => {
        const event = readProjectEvent(body);
        if (event?.projectId === projectId) listener(event);
      }),
    onNewsletter: (newsletterId, listener) =>
      listen(recordTopic('newsletter', newsletterId), (body) => {
        const event = readNewsletterEvent(body);
        if (event?.newsletterId === newsletterId) listener(event);
      }),
    onReconnect(listener) {
      reconnected.add(listener);
      return () => reconnected.delete(listener);
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      resting.abort();
      if (isWindow) globalThis.removeEventListener('online', wake);
      clearTimeout(stable);
      become('closed');
      await client.deactivate();
    },
  };
}
