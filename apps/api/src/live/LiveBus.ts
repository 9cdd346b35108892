/** What travels between the servers of one installation. */
export type LiveEvent =
  | { kind: 'message'; topic: string; payload: object }
  | { kind: 'endSession'; sessionId: string };

/** Carries live events to every server, the sending one included. */
export interface LiveBus {
  send(event: LiveEvent): void;
  onEvent(listener: (event: LiveEvent) => void): void;
  close(): Promise<void>;
}

/** The bus of a single server: events stay in the process. */
export function createLocalBus(): LiveBus {
  const listeners: ((event: LiveEvent) => void)[] = [];
  return {
    send(event) {
      queueMicrotask(() => {
        for (const listener of listeners) listener(event);
      });
    },
    onEvent(listener) {
      listeners.push(listener);
    },
    async close() {
      listeners.length = 0;
    },
  };
}
