'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';

/**
 * Most visits see no toast: where they appear is fetched once the page is drawn, and again until it is there; the queue
 * keeps what is said meanwhile.
 */
const LazyToastRegion = /* @__PURE__ */ lazyComponent(
  async () => (await import('@resonanz/ui/ToastRegion')).ToastRegion,
);

const ToastsContext = createContext<ToastQueue | null>(null);
const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Props of `ToastsProvider`. */
export interface ToastsProviderProps {
  /** The app. */
  children: ReactNode;
  /** A queue of one's own, for example in a story; made here by default. */
  queue?: ToastQueue;
}

/**
 * Shows the toasts of an app in one place and hands their queue to everything below; also says what needs no toast to
 * assistive technology.
 */
export function ToastsProvider({ children, queue }: ToastsProviderProps) {
  const t = useMessages(messages);
  const [own] = useState(createToastQueue);
  const toasts = queue ?? own;
  const [said, setSaid] = useState({ text: '', times: 0 });
  const announce = useCallback((text: string) => setSaid(({ times }) => ({ text, times: times + 1 })), []);
  return (
    <ToastsContext value={toasts}>
      {/* It stands there before it speaks, and goes on speaking while a dialog has made the page around it inert. */}
      <div aria-live="polite" data-live-announcer="true">
        <VisuallyHidden key={said.times}>{said.text}</VisuallyHidden>
      </div>
      <AnnounceContext value={announce}>{children}</AnnounceContext>
      <LazyToastRegion
        isWanted
        queue={toasts}
        label={t('appFrame.toasts')}
        closeLabel={t('appFrame.toasts.close')}
        closeAllLabel={t('appFrame.toasts.closeAll')}
        countLabel={(count) => t('appFrame.toasts.count', { count })}
        moreLabel={(count) => t('appFrame.toasts.more', { count })}
        fewerLabel={t('appFrame.toasts.fewer')}
        wholeLabel={t('appFrame.toasts.whole')}
      />
    </ToastsContext>
  );
}

/** The queue of the nearest `ToastsProvider`; throws where there is none. */
export function useToasts(): ToastQueue {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a <ToastsProvider> above it.');
  return toasts;
}

/**
 * The function that says something to assistive technology alone; what it says is in sight already. Silent without a
 * `ToastsProvider`.
 */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);
