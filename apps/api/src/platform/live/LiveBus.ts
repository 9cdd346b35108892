/** Messages between the servers of one installation. */
export type LiveEvent =
  | { kind: 'message'; topic: string; payload: object }
  | { kind: 'endSession'; sessionId: string }
  | { kind: 'recheck'; of: Rechecked };

/** Whose connections are checked again. */
export type Rechecked = { userId: number } | { roleId: number };

/** Sends live events to every server, including the sender. */
export interface LiveBus {
  /** Resolves when events are received, or when that takes longer than expected. */
  readonly opened: Promise<void>;
  send(event: LiveEvent): void;
  onEvent(listener: (event: LiveEvent) => void): void;
  /** Called when events may not have reached this server. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** The bus of a single server: events stay in the process. */
export function createLocalBus(): LiveBus {
  const listeners: ((event: LiveEvent) => void)[] = [];
  return {
    opened: Promise.resolve(),
    send(event) {
      queueMicrotask(() => {
        for (const listener of listeners) listener(event);
      });
    },
    onEvent(listener) {
      listeners.push(listener);
    },
    // Within one process nothing is lost.
    onGap: () => undefined,
    async close() {
      listeners.length = 0;
    },
  };
}
