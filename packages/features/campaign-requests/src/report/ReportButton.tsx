import { FilePdfIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignRequestMutations } from '@resonanz/api-client/campaignRequests';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { messages } from '../messages.ts';

interface ReportButtonProps {
  campaignRequestId: number;
  /** Title of the request; says whose report it is. */
  title: string;
  /** Shows the icon alone, for rows of a table. */
  isCompact?: boolean;
}

/**
 * Downloads what the campaign of a request brought, as a PDF in the reader's language; a failure is shown in a toast,
 * with another try.
 */
export function ReportButton({ campaignRequestId, title, isCompact = false }: ReportButtonProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation(campaignRequestMutations(useApi(), useQueryClient()).report());
  const name = t('campaignRequests.report.name', { title });

  function download(): void {
    mutate(
      { campaignRequestId, language },
      {
        onSuccess: (file) => saveDownload(file, `${t('campaignRequests.report.file')}.pdf`),
        onError: (error) =>
          toasts.add({
            tone: 'bad',
            title: t('word.failed'),
            text: say(error, 'campaignRequests.error.report'),
            action: { label: t('word.tryAgain'), onPress: download },
          }),
      },
    );
  }

  if (isCompact) return <IconButton icon={FilePdfIcon} label={name} isDisabled={isPending} onPress={download} />;
  return (
    <Button iconStart={FilePdfIcon} isPending={isPending} aria-label={name} onPress={download}>
      {t('campaignRequests.report.download')}
    </Button>
  );
}
