import { CheckCircleIcon } from '@phosphor-icons/react';
import { classNames } from '../classNames.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { FileUpload, FileUploads } from './FileDropProps.ts';
import * as css from './FileRow.css.ts';
import { useIsOnline } from './useIsOnline.ts';

type Words = Pick<FileUploads, 'queuedLabel' | 'doneLabel'>;

const percentOf = ({ share }: { readonly share: number }) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The state in a word at the end of the file's line. */
export function UploadWord({ upload, words, locale }: { upload: FileUpload; words: Words; locale: string }) {
  const isOnline = useIsOnline();
  // Without a line nothing is sent, whatever has arrived so far.
  if (upload.status === 'uploading' && !isOnline) return <span className={css.state}>{words.queuedLabel}</span>;
  switch (upload.status) {
    case 'queued':
      return <span className={css.state}>{words.queuedLabel}</span>;
    case 'uploading':
      return (
        <span className={css.state}>
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(percentOf(upload) / 100)}
        </span>
      );
    case 'done':
      return (
        <span className={classNames(css.state, css.done)}>
          <Icon icon={CheckCircleIcon} size="small" weight="fill" />
          {words.doneLabel}
        </span>
      );
    case 'failed':
      return null;
  }
}

/** The bar below the file's name, or what went wrong. */
export function UploadLine({ upload, fileName }: { upload: FileUpload; fileName: string }) {
  switch (upload.status) {
    case 'uploading':
      return <ProgressBar label={fileName} hidesLabel value={percentOf(upload)} />;
    case 'failed':
      return <FieldError>{upload.message}</FieldError>;
    case 'queued':
    case 'done':
      return null;
  }
}
