'use client';

import { useMemo } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { useAnnounce, useToasts } from './Toasts.tsx';

/** Reports how something went. */
export interface Notifier {
  /**
   * Says to assistive technology alone that it is done, in a sentence: where the user is looking it shows, as when a
   * row changes or a dialog closes.
   */
  readonly announce: (text: string) => void;
  /** Reports by a toast that it is done, in a sentence: for what does not show where the user is looking. */
  readonly notifySuccess: (text: string) => void;
  /** Reports that it failed, and why. */
  readonly notifyFailure: (text: string) => void;
  /**
   * Carries something out and answers whether it went well. `sayWhy` puts an error into words; `done` is announced, for
   * it shows.
   */
  readonly attempt: (
    work: () => Promise<unknown>,
    errorText: (error: unknown) => string,
    done?: string,
  ) => Promise<boolean>;
}

/**
 * Reports how something went that was asked for; its functions stay the same until the language changes. Needs a
 * `ToastsProvider`.
 *
 * @source docs/domain/notifications.md#toasts
 */
export function useNotifier(): Notifier {
  const t = useMessages(messages);
  const toasts = useToasts();
  const announce = useAnnounce();
  return useMemo(() => {
    const notifySuccess = (text: string): void =>
      void toasts.add({ tone: 'ok', title: t('appFrame.outcome.done'), text });
    const notifyFailure = (text: string): void =>
      void toasts.add({ tone: 'bad', title: t('appFrame.outcome.failed'), text });
    const attempt: Notifier['attempt'] = async (work, errorText, done) => {
      try {
        await work();
      } catch (error) {
        notifyFailure(errorText(error));
        return false;
      }
      if (done !== undefined) announce(done);
      return true;
    };
    return { announce, notifySuccess, notifyFailure, attempt };
  }, [t, toasts, announce]);
}
