'use client';

import { useMessages } from '@resonanz/i18n/react';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { useToasts } from './Toasts.tsx';

/** Tells how something went. */
export interface Outcomes {
  /** Tells that it is done, in a sentence. */
  readonly tellDone: (text: string) => void;
  /** Tells that it failed, and why. */
  readonly tellFailed: (text: string) => void;
  /** Carries something out and answers whether it went well. `sayWhy` puts an error into words; without `done` nothing is told of a success. */
  readonly attempt: (work: () => Promise<unknown>, sayWhy: (error: unknown) => string, done?: string) => Promise<boolean>;
}

/**
 * Tells by toasts how something went that was asked for; its functions stay the same until the language changes. Needs a `ToastsProvider`.
 *
 * @source 001 §8
 */
export function useOutcomes(): Outcomes {
  const t = useMessages(messages);
  const toasts = useToasts();
  return useMemo(() => {
    const tellDone = (text: string): void => void toasts.add({ tone: 'ok', title: t('appFrame.outcome.done'), text });
    const tellFailed = (text: string): void => void toasts.add({ tone: 'bad', title: t('appFrame.outcome.failed'), text });
    const attempt: Outcomes['attempt'] = async (work, sayWhy, done) => {
      try {
        await work();
      } catch (error) {
        tellFailed(sayWhy(error));
        return false;
      }
      if (done !== undefined) tellDone(done);
      return true;
    };
    return { tellDone, tellFailed, attempt };
  }, [t, toasts]);
}
