import { ArrowClockwiseIcon, PaperclipIcon, XIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FileUploads } from './FileDropProps.ts';
import * as css from './FileRow.css.ts';
import { formatSize } from './fileTypes.ts';
import { UploadLine, UploadWord } from './UploadState.tsx';

interface FileRowProps {
  file: File;
  locale: string;
  showsPreview: boolean;
  isDisabled: boolean;
  removeLabel: string;
  onRemove: () => void;
  uploads: FileUploads | undefined;
}

/** The image itself, small; an address exists only while it is shown. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? (
    <span className={css.preview} />
  ) : (
    <img className={css.preview} src={address} alt="" />
  );
}

/** A chosen file: name, size, how far its upload is, and what can be done with it. */
export function FileRow({ file, locale, showsPreview, isDisabled, removeLabel, onRemove, uploads }: FileRowProps) {
  const upload = uploads?.uploadOf(file);
  const row = useRef<HTMLLIElement>(null);
  const hasFailed = upload?.status === 'failed';
  const isUnderWay = upload?.status === 'queued' || upload?.status === 'uploading';
  const cancel = isUnderWay &&
    uploads?.onCancel &&
    uploads.cancelLabel && { label: uploads.cancelLabel(file.name), onPress: uploads.onCancel };
  return (
    <li ref={row} tabIndex={-1} className={classNames(css.file, upload && css.uploading, hasFailed && css.failed)}>
      {showsPreview && file.type.startsWith('image/') ? (
        <Preview file={file} />
      ) : (
        <Icon icon={PaperclipIcon} size="small" tone="muted" />
      )}
      <div className={css.body}>
        <span className={css.head}>
          <span className={css.fileName} title={file.name}>
            {file.name}
          </span>
          <span className={css.fileSize}>{formatSize(file.size, locale)}</span>
          {upload && uploads && <UploadWord upload={upload} words={uploads} locale={locale} />}
        </span>
        {upload && <UploadLine upload={upload} fileName={file.name} />}
      </div>
      {hasFailed && uploads && (
        <IconButton
          icon={ArrowClockwiseIcon}
          iconSize="small"
          size="small"
          label={uploads.retryLabel(file.name)}
          isDisabled={isDisabled}
          onPress={() => {
            // The button goes as soon as the file is sent again; the keyboard stays in its row.
            row.current?.focus();
            uploads.onRetry(file);
          }}
        />
      )}
      {cancel ? (
        <IconButton
          icon={XIcon}
          iconSize="mini"
          size="small"
          label={cancel.label}
          onPress={() => cancel.onPress(file)}
        />
      ) : (
        <IconButton
          icon={XIcon}
          iconSize="mini"
          size="small"
          label={removeLabel}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      )}
    </li>
  );
}
