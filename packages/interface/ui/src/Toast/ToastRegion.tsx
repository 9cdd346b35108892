import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts';
import * as css from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';
import { useToastSpace } from './useToastSpace.ts';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The toasts to show. */
  queue: ToastQueue;
  /** Name of the landmark. */
  label: string;
  /** Name of the cross of one toast. */
  closeLabel: string;
  /** Words of the button that closes all of them; it appears from two on. */
  closeAllLabel: string;
  /** Words of the button that shows those out of sight, for example "+2 more". */
  moreLabel: (count: number) => string;
  /** Words of the button that hides them again. */
  fewerLabel: string;
  /** Name of the button that shows all words of a toast whose line is too short for them. */
  wholeLabel: string;
  /** Says how often the same was said, for example "3 times". */
  countLabel: (count: number) => string;
}

/** Toasts in sight at once; older ones stand behind a count and come back when newer ones are closed. */
const MAX_VISIBLE = 3;
/** In a window as low as this, as on a phone on its side, one line has to do. */
const LOW_WINDOW = '(max-height: 480px)';
const none: readonly QueuedToast[] = [];

function ToastStack({ toasts, queue, label, ...words }: ToastRegionProps & { toasts: readonly QueuedToast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isExpanded, setExpanded] = useState(false);
  const most = useMediaQuery(LOW_WINDOW) ? 1 : MAX_VISIBLE;
  const hidden = toasts.length - most;
  useToastSpace(ref);

  // The element that had the focus may have been removed.
  const giveFocusBack = () =>
    (cameFrom.current?.isConnected ? cameFrom.current : document.querySelector<HTMLElement>('main[tabindex]'))?.focus();
  // Focus must not fall out of the page with the toast it was in.
  const keepFocus = () => {
    if (!ref.current?.contains(document.activeElement)) return;
    if (toasts.length > 1) ref.current.focus();
    else giveFocusBack();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F6') {
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) giveFocusBack();
      else ref.current?.focus();
    }
    const newest = toasts[0];
    // What is open above the page, or the field that has the focus, may have used the key.
    if (event.key !== 'Escape' || event.defaultPrevented || !newest) return;
    keepFocus();
    queue.close(newest.id);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers the last focus
    <div
      ref={ref}
      role="region"
      aria-label={label}
      className={css.region}
      tabIndex={-1}
      // Keeps it reachable while a dialog is open, and presses in it from closing what is open.
      data-react-aria-top-layer="true"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      <ol className={css.list}>
        {(isExpanded ? toasts : toasts.slice(0, most)).map((toast) => (
          <Toast
            // A repeated message is announced again.
            key={`${toast.id} ${toast.count}`}
            toast={toast}
            closeLabel={words.closeLabel}
            wholeLabel={words.wholeLabel}
            countLabel={words.countLabel}
            onClose={() => {
              keepFocus();
              queue.close(toast.id);
            }}
          />
        ))}
      </ol>
      {toasts.length > 1 && (
        <div className={css.controls}>
          {hidden > 0 && (
            <button
              type="button"
              className={css.control}
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? words.fewerLabel : words.moreLabel(hidden)}
            </button>
          )}
          <button
            type="button"
            className={css.control}
            onClick={() => {
              giveFocusBack();
              queue.closeAll();
            }}
          >
            {words.closeAllLabel}
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}

/**
 * Where toasts appear: in a strip at the lower edge of the window, three lines at the most, the newest on top. The page
 * makes room for it (`toastSpace` of `@resonanz/tokens/mixins`), so that it lies on nothing. F6 leads there, Escape
 * closes the newest.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { subscribe, getToasts } = props.queue;
  const toasts = useSyncExternalStore(subscribe, getToasts, () => none);
  return toasts.length > 0 ? <ToastStack {...props} toasts={toasts} /> : null;
}
