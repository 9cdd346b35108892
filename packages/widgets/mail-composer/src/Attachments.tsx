import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Stack } from '@resonanz/ui/Stack';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import type { Entry } from './entry.ts';
import { ATTACHMENTS_MAX, ATTACHMENTS_MAX_BYTES, type MailFileOffer } from './mail.ts';
import type { MailErrors } from './mailErrorsOf.ts';
import { messages } from './messages.ts';
import { OfferedFile } from './OfferedFile.tsx';
import type { ChangeEntry } from './useComposer.ts';

interface AttachmentsProps {
  entry: Entry;
  onChange: ChangeEntry;
  errors: MailErrors;
  /** A file that can be made for the mail. */
  offer: MailFileOffer | undefined;
  errorText: (error: unknown) => string;
}

/** Files that go with the mail: 25 MB together, no programs. */
export function Attachments({ entry: { files, saved }, onChange, errors, offer, errorText }: AttachmentsProps) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { language } = useLanguage();
  const limit = formatFileSize(ATTACHMENTS_MAX_BYTES, language);
  const words = [
    ...(errors.file
      ? [
          t('mailComposer.fileRejected', {
            name: errors.file.name,
            reason: issueText(errors.file.code, errors.file.params),
          }),
        ]
      : []),
    ...(errors.isTooLarge ? [t('mailComposer.filesTooLarge', { limit })] : []),
  ].join(' ');
  return (
    <Stack space={4}>
      {saved.length > 0 && (
        <TagGroup
          label={t('mailComposer.savedFiles')}
          items={saved.map(({ fileId, name, size }) => ({
            id: fileId,
            label: `${name} (${formatFileSize(size, language)})`,
          }))}
          onRemove={(id) => onChange({ saved: saved.filter(({ fileId }) => fileId !== id) })}
          removeLabel={(name) => t('mailComposer.removeFile', { name })}
        />
      )}
      <FileDrop
        label={t('mailComposer.files')}
        promptLabel={t('mailComposer.filesPrompt')}
        browseLabel={t('mailComposer.filesBrowse')}
        removeLabel={(name) => t('mailComposer.removeFile', { name })}
        description={t('mailComposer.filesHint', { limit, count: ATTACHMENTS_MAX })}
        allowsMultiple
        maxFiles={ATTACHMENTS_MAX - saved.length}
        files={files}
        onChange={(next) => onChange({ files: next })}
        rejectMessage={({ file }) => t('mailComposer.tooManyFiles', { name: file.name, count: ATTACHMENTS_MAX })}
        {...(words !== '' && { errorMessage: words })}
      />
      {offer && (
        <OfferedFile
          offer={offer}
          isFull={files.length + saved.length >= ATTACHMENTS_MAX}
          onMade={(file) => onChange((now) => ({ files: [...now.files, file] }))}
          errorText={errorText}
        />
      )}
    </Stack>
  );
}
