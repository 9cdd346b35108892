/** Tells connected clients what happened; call it after the transaction has been committed. */
export interface Live {
  /** Sends an event to everyone subscribed to a topic, on every server. */
  publish(topic: string, payload: object): void;
  /** Closes the connections of a log-in that has ended, on every server. */
  endSession(sessionId: string): void;
}
