'use client';

import { useMessages } from '@resonanz/i18n/react';
import { ToastRegion } from '@resonanz/ui/ToastRegion';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { messages } from '../messages.ts';

const ToastsContext = createContext<ToastQueue | null>(null);

/** Props of `ToastsProvider`. */
export interface ToastsProviderProps {
  /** The app. */
  children: ReactNode;
  /** A queue of one's own, for example in a story; made here by default. */
  queue?: ToastQueue;
}

/** Shows the toasts of an app in one place and hands their queue to everything below. */
export function ToastsProvider({ children, queue }: ToastsProviderProps) {
  const t = useMessages(messages);
  const [own] = useState(createToastQueue);
  const toasts = queue ?? own;
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastRegion
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
