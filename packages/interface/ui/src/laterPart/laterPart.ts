import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 3000;

/** A part of a screen whose code is fetched when it is first wanted. */
export interface LaterPart<Props> {
  /** Fetches the code, for example when the pointer comes near what opens the part. */
  readonly prepare: () => void;
  /** The part as soon as it has been wanted and its code is there; until then null. A fetch that failed is tried again every three seconds while the part is wanted. */
  readonly usePart: (isWanted: boolean) => ComponentType<Props> | null;
}

/** Makes a part that is not fetched with the screen it belongs to, for panels and dialogs that few visits open. */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function fetchPart(): Promise<void> {
    try {
      loaded = await load();
    } finally {
      loading = null;
    }
  }

  function prepare(): Promise<void> {
    if (loaded) return Promise.resolve();
    loading ??= fetchPart();
    return loading;
  }

  function usePart(isWanted: boolean): ComponentType<Props> | null {
    const [isShown, setShown] = useState(isWanted && loaded !== null);
    useEffect(() => {
      if (!isWanted || isShown) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const attempt = (): void => {
        prepare().then(
          () => {
            if (!isOver) setShown(true);
          },
          () => {
            if (!isOver) timer = setTimeout(attempt, RETRY_MS);
          },
        );
      };
      attempt();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }, [isWanted, isShown]);
    return isShown || (isWanted && loaded) ? loaded : null;
  }

  return { prepare: () => void prepare().catch(() => {}), usePart };
}
