/** Publishes events to the clients that subscribed to a topic; call it after the transaction has been committed. */
export interface Live {
  publish(topic: string, payload: object): void;
}
