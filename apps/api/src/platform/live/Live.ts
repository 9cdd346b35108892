import type { LiveTopic } from '@resonanz/domain/liveTopics';
import type { Rechecked } from './LiveBus.ts';

/** Tells connected clients what happened; call it after the transaction has been committed. */
export interface Live {
  /** Sends an event to everyone subscribed to a topic, on every server. */
  publish(topic: LiveTopic, payload: object): void;
  /** Closes the connections of a log-in that has ended, on every server. */
  endSession(sessionId: string): void;
  /**
   * Ends what the users of a role, or one user, may no longer hear, on every server; call it when rights, role or
   * account have changed.
   */
  recheck(of: Rechecked): void;
}
