import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import type { FileKindChoice, UploadFile } from './file.ts';
import * as css from './FileList.css.ts';
import { useUploads } from './useUploads.ts';

interface FileUploadFieldProps {
  kinds: readonly [FileKindChoice, ...FileKindChoice[]];
  onUpload: UploadFile;
  errorText: (error: unknown) => string;
}

/** What a file is for, and a place to drop files, which are sent at once. */
export function FileUploadField({ kinds, onUpload, errorText }: FileUploadFieldProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState(kinds[0].kind);
  const uploads = useUploads(onUpload, errorText);
  const { kind, accept } = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  return (
    <div className={css.upload}>
      {kinds.length > 1 && (
        <Select
          label={t('records.files.kind')}
          items={kinds.map((each) => ({ id: each.kind, label: t(`records.files.kind.${each.kind}`) }))}
          selectedId={kind}
          isDisabled={uploads.isBusy}
          onSelectionChange={setChosen}
        />
      )}
      <FileDrop
        label={t('records.files.add')}
        promptLabel={t('records.files.prompt')}
        browseLabel={t('records.files.browse')}
        removeLabel={(name) => t('records.files.forget', { name })}
        description={accept.join(', ')}
        accept={accept}
        allowsMultiple
        isDisabled={uploads.isBusy}
        files={uploads.files}
        onChange={(files) => uploads.choose(files, kind)}
        rejectMessage={({ file }) => t('records.files.rejected', { name: file.name, endings: accept.join(', ') })}
        uploadOf={uploads.uploadOf}
        queuedLabel={t('records.files.queued')}
        doneLabel={t('records.files.done')}
        retryLabel={(name) => t('records.files.retry', { name })}
        onRetry={uploads.retry}
        cancelLabel={(name) => t('records.files.cancel', { name })}
        onCancel={uploads.cancel}
      />
    </div>
  );
}
