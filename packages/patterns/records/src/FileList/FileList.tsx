'use client';

import { DownloadSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { formatDateTime } from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { mediaOf, mediumKind } from '../FileTiles/mediaOf.ts';
import { MediaWindow } from '../MediaWindow/MediaWindow.tsx';
import { messages } from '../messages.ts';
import type { FileKindChoice, ListedFile, UploadFile } from './file.ts';
import * as css from './FileList.css.ts';
import { FileUploadField } from './FileUploadField.tsx';
import { RemoveFileDialog } from './RemoveFileDialog.tsx';

/** Props of `FileList`. */
export interface FileListProps {
  /** The newest first; undefined while they are loading or when that has failed. */
  files: readonly ListedFile[] | undefined;
  /** Whether the files could not be loaded. */
  hasFailed?: boolean;
  /** Loads again after a failure. */
  onReload: () => void;
  /** Kinds of files that can be added, the usual one first. */
  kinds: readonly [FileKindChoice, ...FileKindChoice[]];
  /** Sends a file. */
  onUpload: UploadFile;
  /** Deletes a file; rejects when that fails. */
  onRemove: (fileId: number) => Promise<unknown>;
  /** Hands a file to the browser's downloads; rejects when it cannot be had. */
  onDownload: (file: ListedFile) => Promise<unknown>;
  /** The names of an error, the most exact first. */
  errorNames: (error: unknown) => readonly string[];
  /** Files can only be read. */
  isReadOnly?: boolean;
}

/** A picture or a video opens above the page, another file at its address; without an address it is only named. */
function FileName({ file, onOpen }: { file: ListedFile; onOpen: () => void }) {
  const { name, url } = file;
  if (url === undefined) return name;
  return mediumKind(file) === undefined ? (
    <Link variant="quiet" href={url} target="_blank">
      {name}
    </Link>
  ) : (
    <Link variant="quiet" onPress={onOpen}>
      {name}
    </Link>
  );
}

/**
 * The files of a record: what there is, who brought it and when; to download, to delete after a question, and to add by
 * drag and drop.
 *
 * @source docs/domain/people.md#influencers; docs/domain/customers.md#customers
 */
export function FileList({
  files,
  hasFailed = false,
  onReload,
  kinds,
  onUpload,
  onRemove,
  onDownload,
  errorNames,
  isReadOnly = false,
}: FileListProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [at, setAt] = useState<number | null>(null);
  const [removed, setRemoved] = useState<ListedFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = (files ?? []).filter((file) => file.url !== undefined && mediumKind(file) !== undefined);
  const errorText = (error: unknown): string =>
    t(
      firstMessageKey(
        messages,
        errorNames(error).map((name) => `records.files.error.${name}`),
        'records.files.error.other',
      ),
    );

  async function download(file: ListedFile) {
    setFailure(null);
    await onDownload(file).catch((error: unknown) => setFailure(errorText(error)));
  }

  const columns: readonly TableColumn<ListedFile>[] = [
    {
      id: 'name',
      header: t('records.files.name'),
      isRowHeader: true,
      cell: (file) => (
        <span className={css.name}>
          <FileName file={file} onOpen={() => setAt(shown.indexOf(file))} />
        </span>
      ),
    },
    { id: 'kind', header: t('records.files.kind'), cell: ({ kind }) => t(`records.files.kind.${kind}`) },
    { id: 'size', header: t('records.files.size'), align: 'end', cell: ({ size }) => formatFileSize(size, language) },
    {
      id: 'added',
      header: t('records.files.added'),
      cell: ({ createdAt, uploadedByName }) => (
        <>
          <Text as="div">{uploadedByName ?? t('records.files.nobody')}</Text>
          <Text as="div" variant="caption" tone="muted">
            {formatDateTime(createdAt, language)}
          </Text>
        </>
      ),
    },
  ];
  if (hasFailed && files === undefined) {
    return (
      <LoadFailure reloadLabel={t('records.reload')} onReload={onReload}>
        {t('records.files.failed')}
      </LoadFailure>
    );
  }
  return (
    <Stack space={7}>
      {!isReadOnly && <FileUploadField kinds={kinds} onUpload={onUpload} errorText={errorText} />}
      {failure !== null && (
        <InlineAlert tone="error" role="alert">
          {failure}
        </InlineAlert>
      )}
      <Table
        caption={t('records.files')}
        columns={columns}
        rows={files ?? []}
        getRowId={({ fileId }) => fileId}
        isLoading={files === undefined}
        loadingLabel={t('records.files.loading')}
        skeletonRows={3}
        empty={<EmptyState size="line" title={t('records.files.empty')} />}
        rowActionLabel={t('records.rowActions')}
        rowAction={(file) => (
          <Inline space={2} isNowrap>
            <IconButton
              icon={DownloadSimpleIcon}
              size="small"
              label={t('records.files.download', { name: file.name })}
              onPress={() => void download(file)}
            />
            {!isReadOnly && (
              <IconButton
                icon={TrashIcon}
                size="small"
                label={t('records.files.remove', { name: file.name })}
                onPress={() => setRemoved(file)}
              />
            )}
          </Inline>
        )}
      />
      <MediaWindow title={t('records.files')} media={mediaOf(shown)} at={at} onClose={() => setAt(null)} />
      {removed && (
        <RemoveFileDialog
          key={removed.fileId}
          file={removed}
          onRemove={onRemove}
          errorText={errorText}
          onClose={() => setRemoved(null)}
        />
      )}
    </Stack>
  );
}
