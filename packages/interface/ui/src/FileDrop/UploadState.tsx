import { CheckCircleIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { FileUpload, FileUploads } from './FileDropProps.ts';
import * as css from './FileRow.css.ts';

type Words = Pick<FileUploads, 'queuedLabel' | 'doneLabel'>;

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The state in a word at the end of the file's line. */
export function UploadWord({ upload, words, locale }: { upload: FileUpload; words: Words; locale: string }) {
  switch (upload.status) {
    case 'queued':
      return <span className={css.state}>{words.queuedLabel}</span>;
    case 'uploading':
      return <span className={css.state}>{new Intl.NumberFormat(locale, { style: 'percent' }).format(percent(upload.share) / 100)}</span>;
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
export function UploadLine({ upload, nameId }: { upload: FileUpload; nameId: string }) {
  if (upload.status === 'failed') {
    return (
      <span className={css.message}>
        <Icon icon={WarningCircleIcon} size="small" weight="fill" />
        {upload.message}
      </span>
    );
  }
  if (upload.status !== 'uploading') return null;
  const now = percent(upload.share);
  return (
    <div className={css.bar} role="progressbar" aria-labelledby={nameId} aria-valuemin={0} aria-valuemax={100} aria-valuenow={now}>
      <div className={css.fill} style={{ inlineSize: `${now}%` }} />
    </div>
  );
}
