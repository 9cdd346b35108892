import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveDownload } from '@resonanz/api-client/downloads';
import { influencerEditMutations, type InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with a person besides editing; outcomes are shown in toasts, errors by the dialog that asked. */
export function usePersonActions({ influencerId, updatedAt }: InfluencerRecord) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce, notifySuccess, notifyFailure } = useNotifier();
  const calls = influencerEditMutations(useApi(), useQueryClient());
  const changeStatus = useMutation(calls.changeStatus());
  const anonymise = useMutation(calls.anonymise());
  const exportData = useMutation(calls.exportData());
  const remove = useMutation(calls.remove());
  const notifyError = (error: unknown) => notifyFailure(say(error, 'influencerEdit.error.other'));
  /** What is gone from the page is announced; that a person is blocked is on the page. */
  const confirm = (text: 'blocked' | 'unblocked' | 'anonymised' | 'deleted') =>
    (text === 'blocked' || text === 'unblocked' ? announce : notifySuccess)(t(`influencerEdit.done.${text}`));
  return {
    /** Blocks with a reason; rejects on an error of the server. */
    async block(reason: string): Promise<void> {
      await changeStatus.mutateAsync({ influencerId, updatedAt, status: 'blocked', reason });
      confirm('blocked');
    },
    /** Takes the block back. */
    unblock(): void {
      changeStatus.mutate(
        { influencerId, updatedAt, status: 'active' },
        { onSuccess: () => confirm('unblocked'), onError: notifyError },
      );
    },
    /** Removes the personal data; rejects on an error of the server. */
    async anonymise(confirmation: string): Promise<void> {
      await anonymise.mutateAsync({ influencerId, confirmation });
      confirm('anonymised');
    },
    /** Deletes the person; rejects on an error of the server. */
    async remove(): Promise<void> {
      await remove.mutateAsync([influencerId]);
      confirm('deleted');
    },
    /** Saves everything that is stored about the person as a file. */
    exportData(format: 'json' | 'pdf'): void {
      const fallbackName = `Datenauskunft-${influencerId}.${format}`;
      exportData.mutate(
        { influencerId, format, language },
        { onSuccess: (file) => saveDownload(file, fallbackName), onError: notifyError },
      );
    },
  };
}
