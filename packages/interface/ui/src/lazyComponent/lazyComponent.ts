import {
  type ComponentType,
  createElement,
  memo,
  type MemoExoticComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { whenIdle } from './whenIdle.ts';

const RETRY_MS = 3000;

/** A part of a screen whose code is fetched when it is first wanted; until the code is there, nothing is drawn. */
export interface LazyComponent<Props> {
  /**
   * Draws the part once it has been wanted and its code is there. What is wanted from the beginning waits until the
   * screen around it is drawn, unless it is being fetched already. A fetch that failed is tried again every three
   * seconds while the part is wanted.
   */
  (props: Props & { readonly isWanted: boolean }): ReactNode;
  /** Fetches the code, for example when the pointer comes near what opens the part. */
  readonly prepare: () => void;
}

/**
 * Makes a part that is not fetched with the screen it belongs to, for panels and dialogs that few visits open. It is
 * drawn again when its props change, not whenever the screen is.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: MemoExoticComponent<ComponentType<Props>> | null = null;
  let loading: Promise<void> | null = null;

  async function fetchPart(): Promise<void> {
    try {
      loaded = memo(await load());
    } finally {
      loading = null;
    }
  }

  function fetchOnce(): Promise<void> {
    if (loaded) return Promise.resolve();
    loading ??= fetchPart();
    return loading;
  }

  function Part({ isWanted, ...props }: Props & { readonly isWanted: boolean }): ReactNode {
    const [isShown, setShown] = useState(isWanted && loaded !== null);
    const [isOfScreen] = useState(isWanted);
    useEffect(() => {
      if (!isWanted || isShown) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const attempt = (): void => {
        fetchOnce().then(
          () => {
            if (!isOver) setShown(true);
          },
          () => {
            if (!isOver) timer = setTimeout(attempt, RETRY_MS);
          },
        );
      };
      const callOff = isOfScreen && !loading ? whenIdle(attempt) : attempt();
      return () => {
        isOver = true;
        callOff?.();
        clearTimeout(timer);
      };
    }, [isWanted, isShown, isOfScreen]);
    return loaded && (isShown || isWanted) ? createElement<Props>(loaded, props as unknown as Props) : null;
  }

  return Object.assign(Part, { prepare: () => void fetchOnce().catch(() => {}) });
}
