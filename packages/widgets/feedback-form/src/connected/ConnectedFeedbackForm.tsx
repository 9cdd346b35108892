'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { feedbackMutations } from '@resonanz/api-client/feedback';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import type { Feedback } from '@resonanz/validators/feedback';
import { FeedbackForm, type FeedbackOutcome } from '../FeedbackForm.tsx';
import { messages } from '../messages.ts';

/** Props of {@link ConnectedFeedbackForm}. */
export interface ConnectedFeedbackFormProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where the outcome is shown. */
  toasts: ToastQueue;
}

/** The dialog "New message" on Resonanz's server, with every outcome of the call. */
export function ConnectedFeedbackForm({ isOpen, onOpenChange, toasts }: ConnectedFeedbackFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  // Without a connection the call fails at once; waiting for one would keep the dialog shut in its loader.
  const { mutateAsync: add } = useMutation({ ...feedbackMutations(client, queryClient).add(), networkMode: 'always' });

  async function send(entry: Feedback): Promise<FeedbackOutcome> {
    try {
      if ((await add(entry)) === null) {
        toasts.add({ tone: 'bad', title: t('feedbackForm.notTaken.title'), text: t('feedbackForm.notTaken.text') });
        return { kind: 'notTaken' };
      }
    } catch (error) {
      return { kind: 'failed', text: say(error, 'feedbackForm.error.other') };
    }
    toasts.add({ tone: 'ok', title: t('feedbackForm.sent.title'), text: t('feedbackForm.sent.text') });
    return { kind: 'sent' };
  }

  return <FeedbackForm isOpen={isOpen} onOpenChange={onOpenChange} onSend={send} />;
}
