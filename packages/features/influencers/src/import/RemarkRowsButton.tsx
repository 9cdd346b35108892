import { DownloadSimpleIcon } from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveDownload } from '@resonanz/api-client/downloads';
import { type ImportPreview, influencerMutations } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import { hasRemarks, rowRemarks } from './issueText.ts';

interface RemarkRowsButtonProps {
  /** The file that was looked at. */
  file: File;
  preview: ImportPreview;
}

/**
 * Saves the rows that are not imported, or not as a whole, as a file like the one that was chosen, with what is wrong
 * beside each.
 */
export function RemarkRowsButton({ file, preview }: RemarkRowsButtonProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation(influencerMutations(useApi(), useQueryClient()).faultyRows());

  function save(): void {
    const remarks = { heading: t('influencers.import.preview.issues'), language, rows: rowRemarks(t, label, preview) };
    mutate(
      { file, remarks },
      {
        onSuccess: (download) => saveDownload(download, file.name),
        onError: (error) =>
          toasts.add({
            tone: 'bad',
            title: t('influencers.import.remarks.failed'),
            text: say(error, 'influencers.import.remarks.retry'),
          }),
      },
    );
  }

  return (
    <Button iconStart={DownloadSimpleIcon} isPending={isPending} onPress={save}>
      {t('influencers.import.remarks', { count: preview.rows.filter(hasRemarks).length })}
    </Button>
  );
}
