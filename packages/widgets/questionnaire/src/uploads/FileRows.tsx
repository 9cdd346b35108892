import { FilmStripIcon, ImageIcon, PauseIcon, PlayIcon, TrashIcon, XIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { FieldError } from '@resonanz/ui/FieldError';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { ProgressBar } from '@resonanz/ui/ProgressBar';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from '../messages.ts';
import { acceptedTypes, maxBytesOf, type Transfer, type Transfers } from './transfers.ts';
import * as css from './UploadAnswer.css.ts';
import type { StoredFile } from './UploadAnswer.tsx';

/** The image itself, small; an address of the browser exists only while it is shown. */
function Thumb({ file, url, isVideo }: { file: File | undefined; url: string | undefined; isVideo: boolean }) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const isImage = file?.type.startsWith('image/') ?? false;
  useEffect(() => {
    if (!file || !isImage) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isImage]);
  const shown = address ?? url;
  return shown === undefined || isBroken ? (
    <span className={css.thumb}>
      <Icon icon={isVideo ? FilmStripIcon : ImageIcon} size="large" tone="muted" />
    </span>
  ) : (
    <img className={css.thumb} src={shown} alt="" onError={() => setBroken(true)} />
  );
}

interface RowProps {
  thumb: ReactNode;
  name: string;
  /** What stands below the name. */
  children: ReactNode;
  actions: ReactNode;
}

function Row({ thumb, name, children, actions }: RowProps) {
  return (
    <li className={css.file} tabIndex={-1}>
      {thumb}
      <div className={css.body}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
    </li>
  );
}

interface StoredFileRowProps {
  /** The file itself, where it was sent from here. */
  file: File | undefined;
  stored: StoredFile | undefined;
  isVideo: boolean;
  language: Language;
  isReadOnly: boolean;
  onRemove: () => void;
}

/** A file that has arrived. */
export function StoredFileRow({ file, stored, isVideo, language, isReadOnly, onRemove }: StoredFileRowProps) {
  const t = useMessages(messages);
  const name = file?.name ?? stored?.name ?? t('questionnaireRunner.storedFile');
  const size = file?.size ?? stored?.size;
  return (
    <Row
      thumb={<Thumb file={file} url={stored?.previewUrl} isVideo={isVideo} />}
      name={name}
      actions={
        <>
          {!isReadOnly && <StatusTag tone="green" mark="square" label={t('questionnaireRunner.sent')} />}
          {!isReadOnly && (
            <IconButton icon={TrashIcon} label={t('questionnaireRunner.removeFile', { name })} onPress={onRemove} />
          )}
        </>
      }
    >
      {size !== undefined && <span className={css.note}>{formatFileSize(size, language)}</span>}
    </Row>
  );
}

const SHOWS_TIME_AFTER_MS = 2000;

/** About how many seconds are left; undefined while it cannot be known. */
function secondsLeft({ file, sentBytes, began, state }: Transfer, now: number): number | undefined {
  if (state !== 'sending' || !began || now - began.at < SHOWS_TIME_AFTER_MS) return undefined;
  const speed = (sentBytes - began.bytes) / (now - began.at);
  return speed > 0 ? Math.max(1, Math.round((file.size - sentBytes) / speed / 1000)) : undefined;
}

interface TransferRowProps {
  transfer: Transfer;
  language: Language;
  isOffline: boolean;
  errorText: (error: unknown) => string;
  transfers: Transfers;
  onReplace: (file: File) => void;
}

/** A file on its way, or one that was not taken. */
export function TransferRow({ transfer, language, isOffline, errorText, transfers, onReplace }: TransferRowProps) {
  const t = useMessages(messages);
  const picker = useRef<HTMLInputElement>(null);
  const { key, file, state, sentBytes, question } = transfer;
  const { name } = file;
  const isVideo = file.type.startsWith('video/');
  const percent = Math.round((sentBytes / Math.max(file.size, 1)) * 100);
  const size = (bytes: number) => formatFileSize(bytes, language);
  const hasFailed = state === 'failed' || state === 'rejected';

  function words(): string {
    if (isOffline) return t('questionnaireRunner.fileOffline', { percent });
    if (state === 'waiting') return t('questionnaireRunner.fileWaiting', { size: size(file.size) });
    if (state === 'paused') return t('questionnaireRunner.filePaused', { percent });
    const seconds = secondsLeft(transfer, Date.now());
    const so = { percent, sent: size(sentBytes), size: size(file.size) };
    return seconds === undefined
      ? t('questionnaireRunner.fileSending', so)
      : t('questionnaireRunner.fileSendingTime', { ...so, seconds });
  }
  function reason(): string {
    if (state === 'failed') return errorText(transfer.error);
    if (transfer.problem === 'size') {
      const limit = size(maxBytesOf(question));
      return t('questionnaireRunner.fileTooLarge', { size: size(file.size), limit });
    }
    return t(transfer.problem === 'count' ? 'questionnaireRunner.fileTooMany' : 'questionnaireRunner.fileWrongType');
  }

  return (
    <Row
      thumb={<Thumb file={file} url={undefined} isVideo={isVideo} />}
      name={name}
      actions={
        <>
          {hasFailed && (
            <Button
              variant="ghost"
              aria-label={`${t('questionnaireRunner.replace')}: ${name}`}
              onPress={() => picker.current?.click()}
            >
              {t('questionnaireRunner.replace')}
            </Button>
          )}
          {state === 'failed' && (
            <Button
              variant="ghost"
              aria-label={`${t('questionnaireRunner.retry')}: ${name}`}
              onPress={() => transfers.resume(key)}
            >
              {t('questionnaireRunner.retry')}
            </Button>
          )}
          {!isOffline && state === 'sending' && (
            <IconButton
              icon={PauseIcon}
              label={t('questionnaireRunner.pause', { name })}
              onPress={() => transfers.pause(key)}
            />
          )}
          {state === 'paused' && (
            <IconButton
              icon={PlayIcon}
              label={t('questionnaireRunner.resume', { name })}
              onPress={() => transfers.resume(key)}
            />
          )}
          <IconButton
            icon={XIcon}
            label={t(hasFailed ? 'questionnaireRunner.removeFile' : 'questionnaireRunner.cancelFile', { name })}
            onPress={() => transfers.cancel(key)}
          />
        </>
      }
    >
      {hasFailed ? (
        <FieldError>{reason()}</FieldError>
      ) : (
        <>
          <ProgressBar label={name} hidesLabel value={percent} />
          <span className={css.note}>{words()}</span>
        </>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptedTypes(question).join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onReplace(chosen);
        }}
      />
    </Row>
  );
}
