import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Stack } from '@resonanz/ui/Stack';
import { TagGroup } from '@resonanz/ui/TagGroup';
import { messages as faultWords } from '@resonanz/validators/messages';
import type { Entry } from './entry.ts';
import type { Faults } from './faultsOf.ts';
import { ATTACHMENTS_MAX, ATTACHMENTS_MAX_BYTES, type MailFileOffer } from './mail.ts';
import { messages } from './messages.ts';
import { OfferedFile } from './OfferedFile.tsx';
import type { ChangeEntry } from './useComposer.ts';

interface AttachmentsProps {
  entry: Entry;
  onChange: ChangeEntry;
  faults: Faults;
  /** A file that can be made for the mail. */
  offer: MailFileOffer | undefined;
  errorText: (error: unknown) => string;
}

/** Files that go with the mail: 25 MB together, no programs. */
export function Attachments({ entry: { files, kept }, onChange, faults, offer, errorText }: AttachmentsProps) {
  const t = useMessages(messages);
  const fault = useMessages(faultWords);
  const { language } = useLanguage();
  const limit = formatFileSize(ATTACHMENTS_MAX_BYTES, language);
  const words = [
    ...(faults.file
      ? [t('mailComposer.fileRefused', { name: faults.file.name, reason: fault(faults.file.code, faults.file.params) })]
      : []),
    ...(faults.isTooLarge ? [t('mailComposer.filesTooLarge', { limit })] : []),
  ].join(' ');
  return (
    <Stack space={4}>
      {kept.length > 0 && (
        <TagGroup
          label={t('mailComposer.keptFiles')}
          items={kept.map(({ fileId, name, size }) => ({
            id: fileId,
            label: `${name} (${formatFileSize(size, language)})`,
          }))}
          onRemove={(id) => onChange({ kept: kept.filter(({ fileId }) => fileId !== id) })}
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
        maxFiles={ATTACHMENTS_MAX - kept.length}
        files={files}
        onChange={(next) => onChange({ files: next })}
        rejectMessage={({ file }) => t('mailComposer.tooManyFiles', { name: file.name, count: ATTACHMENTS_MAX })}
        {...(words !== '' && { errorMessage: words })}
      />
      {offer && (
        <OfferedFile
          offer={offer}
          isFull={files.length + kept.length >= ATTACHMENTS_MAX}
          onMade={(file) => onChange((now) => ({ files: [...now.files, file] }))}
          errorText={errorText}
        />
      )}
    </Stack>
  );
}
