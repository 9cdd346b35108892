import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Downloads what a campaign brought as a PDF in the reader's language; a failure is shown in a toast, with another try. */
export function useCampaignReport({ campaignId }: Pick<Campaign, 'campaignId'>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation(campaignMutations(useApi(), useQueryClient()).report());

  function onReport(): void {
    mutate(
      { campaignId, language },
      {
        onSuccess: (file) => saveDownload(file, `${t('campaigns.report.file')}.pdf`),
        onError: (error) =>
          toasts.add({
            tone: 'bad',
            title: t('campaigns.error.title'),
            text: say(error, 'campaigns.reportError.other'),
            action: { label: t('word.tryAgain'), onPress: onReport },
          }),
      },
    );
  }

  return { onReport, isReporting: isPending };
}
