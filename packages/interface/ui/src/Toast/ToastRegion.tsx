import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';

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
  /** Says how often the same was said, for example "3 times". */
  countLabel: (count: number) => string;
}

/** Toasts in sight at once; older ones come back when newer ones are closed. */
const MOST_IN_SIGHT = 5;
const none: readonly QueuedToast[] = [];

function ToastStack({ toasts, queue, label, closeLabel, closeAllLabel, countLabel }: ToastRegionProps & { toasts: readonly QueuedToast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useClearOfFocus(ref, toasts);

  // Focus must not fall out of the page with the toast it was in.
  const keepFocus = () => {
    if (ref.current?.contains(document.activeElement)) (toasts.length > 1 ? ref.current : cameFrom.current)?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F6') {
      event.preventDefault();
      (ref.current?.contains(document.activeElement) ? cameFrom.current : ref.current)?.focus();
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <div
      ref={ref}
      role="region"
      aria-label={label}
      className={css.region}
      tabIndex={-1}
      // Keeps it reachable while a dialog is open, and presses in it from closing what is open.
      data-react-aria-top-layer="true"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <ol className={css.list}>
        {toasts.slice(0, MOST_IN_SIGHT).map((toast) => (
          <Toast
            // A repeated message is announced again.
            key={`${toast.id} ${toast.count}`}
            toast={toast}
            closeLabel={closeLabel}
            countLabel={countLabel}
            onClose={() => {
              keepFocus();
              queue.close(toast.id);
            }}
          />
        ))}
      </ol>
      {toasts.length > 1 && (
        <button
          type="button"
          className={css.closeAll}
          onClick={() => {
            cameFrom.current?.focus();
            queue.closeAll();
          }}
        >
          {closeAllLabel}
        </button>
      )}
    </div>,
    document.body,
  );
}

/** Where toasts appear: below the header at the end, or at the lower edge while they would cover what has the focus; the newest on top. F6 leads there, Escape closes the newest. */
export function ToastRegion(props: ToastRegionProps) {
  const { subscribe, getToasts } = props.queue;
  const toasts = useSyncExternalStore(subscribe, getToasts, () => none);
  return toasts.length > 0 ? <ToastStack {...props} toasts={toasts} /> : null;
}
