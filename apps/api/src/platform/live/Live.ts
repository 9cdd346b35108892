import type { LiveTopic } from '@resonanz/domain/liveTopics';
import type { Rechecked } from './LiveBus.ts';

/** Publishes live events to connected clients. Call it after the transaction is committed. */
export interface Live {
  /** Sends an event to all subscribers of a topic, on every server. */
  publish(topic: LiveTopic, payload: object): void;
  /** Closes the connections of an ended session, on every server. */
  endSession(sessionId: string): void;
  /**
   * Ends subscriptions that the users of a role, or one user, may no longer have, on every server. Call it when rights,
   * role or account have changed.
   */
  recheck(of: Rechecked): void;
}
