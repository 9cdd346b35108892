import { pause, retryDelay, type RetryPace } from '@resonanz/api-client/retryDelay';

/** Options of `watchReach`. */
export interface ReachOptions {
  /** Called when the server gets out of reach, and when it answers again. */
  readonly onChange: (isReachable: boolean) => void;
  /** One more attempt; `found` reports whether it reaches the server. */
  readonly tryAgain: () => Promise<void>;
  /** Milliseconds before the first attempt and at the most. */
  readonly pace: RetryPace;
}

/** Whether the server can be reached, with attempts at growing pauses while it cannot. */
export interface Reach {
  isReachable(): boolean;
  /** There was no verdict of the server. */
  lost(): void;
  /** The server has answered. */
  found(): void;
  /** Makes the next attempt now. */
  retryNow(): void;
  /** Ends the attempts. */
  stop(): void;
}

/** Watches whether the server can be reached. */
export function watchReach({ onChange, tryAgain, pace }: ReachOptions): Reach {
  let isReachable = true;
  let waiting = new AbortController();
  let loss = 0;

  async function keepTrying(): Promise<void> {
    loss += 1;
    const own = loss;
    const isOver = (): boolean => isReachable || own !== loss;
    for (let attempt = 1; !isOver(); attempt += 1) {
      waiting = new AbortController();
      await pause(retryDelay(attempt, pace), waiting.signal);
      if (!isOver()) await tryAgain();
    }
  }

  return {
    isReachable: () => isReachable,
    lost() {
      if (!isReachable) return;
      isReachable = false;
      onChange(false);
      void keepTrying();
    },
    found() {
      if (isReachable) return;
      isReachable = true;
      waiting.abort();
      onChange(true);
    },
    retryNow: () => waiting.abort(),
    stop() {
      loss += 1;
      waiting.abort();
    },
  };
}
