import { CameraIcon } from '@phosphor-icons/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { maxFilesOf, QUESTION_TYPE, QUESTIONNAIRE_FILES } from '@resonanz/domain/questionnaires';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { fieldProps, fileIdsOf, type AnswerProps } from '../answers/AnswerProps.ts';
import { messages } from '../messages.ts';
import { StoredFileRow, TransferRow } from './FileRows.tsx';
import { acceptedTypes, maxBytesOf, type Transfer, type Transfers } from './transfers.ts';
import * as css from './UploadAnswer.css.ts';

/** A file that is stored, by what is known of it. */
export interface StoredFile {
  readonly fileId: number;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Address of a small picture of it. */
  readonly previewUrl?: string;
}

/** What uploads need beside the answer. */
export interface Uploads {
  readonly transfers: Transfers;
  readonly list: readonly Transfer[];
  /** Files that are stored, by their ids. */
  readonly files: readonly StoredFile[];
  readonly isOffline: boolean;
  /** Why an upload failed, in words. */
  readonly errorText: (error: unknown) => string;
  /** What stands below the files, for example a consent. */
  readonly note: ReactNode;
  /** Called when a stored file is taken out of the answer. */
  readonly onRemove: ((fileId: number) => void) | undefined;
}

/** Props of {@link UploadAnswer}. */
export interface UploadAnswerProps extends AnswerProps {
  uploads: Uploads;
}

const NO_FILES: readonly File[] = [];

/** Takes images or a video, shows how far each is, and lets it be held, stopped and replaced. */
export function UploadAnswer(props: UploadAnswerProps) {
  const { question, language, answer, onAnswer, isReadOnly, uploads } = props;
  const t = useMessages(messages);
  const isTouch = useMediaQuery(media.coarse);
  const camera = useRef<HTMLInputElement>(null);
  const drop = useRef<HTMLDivElement>(null);
  const rows = useRowFocus<HTMLUListElement>({
    get current() {
      return drop.current?.querySelector<HTMLElement>('input') ?? null;
    },
  });
  const { transfers } = uploads;
  const ids = fileIdsOf(answer);
  const own = uploads.list.filter((one) => one.question.id === question.id);
  const sent = new Map(own.flatMap((one) => (one.fileId === undefined ? [] : [[one.fileId, one] as const])));
  const underWay = own.filter(({ state }) => state !== 'done');
  const count = maxFilesOf(question);
  const room = count - ids.length - underWay.filter(({ state }) => state !== 'rejected').length;
  const isVideo = question.type === QUESTION_TYPE.videoUpload;
  const add = (files: readonly File[], more = 0) => transfers.add(question, files, room + more);
  const limit = formatFileSize(maxBytesOf(question), language);
  const hint = isVideo
    ? t('questionnaireRunner.videoHint', { limit, seconds: QUESTIONNAIRE_FILES.video.maxSeconds })
    : t('questionnaireRunner.imageHint', { count, limit });
  const { isReadOnly: _, ...field } = fieldProps(props);
  const news = useFileNews(own, uploads.errorText);
  const list = (ids.length > 0 || underWay.length > 0) && (
    <ul className={css.files} aria-label={t('questionnaireRunner.files')} {...rows}>
      {ids.map((fileId) => (
        <StoredFileRow
          key={fileId}
          file={sent.get(fileId)?.file}
          stored={uploads.files.find((file) => file.fileId === fileId)}
          isVideo={isVideo}
          language={language}
          isReadOnly={isReadOnly}
          onRemove={() => {
            const transfer = sent.get(fileId);
            if (transfer) transfers.cancel(transfer.key);
            const left = ids.filter((id) => id !== fileId);
            onAnswer(left.length > 0 ? left : undefined);
            uploads.onRemove?.(fileId);
          }}
        />
      ))}
      {underWay.map((transfer) => (
        <TransferRow
          key={transfer.key}
          transfer={transfer}
          language={language}
          isOffline={uploads.isOffline}
          errorText={uploads.errorText}
          transfers={transfers}
          onReplace={(file) => {
            transfers.cancel(transfer.key);
            add([file], transfer.state === 'rejected' ? 0 : 1);
          }}
        />
      ))}
    </ul>
  );
  if (isReadOnly) return list || <p>{t('questionnaireRunner.noFiles')}</p>;
  return (
    <div ref={drop} className={css.upload}>
      <FileDrop
        {...field}
        promptLabel={room > 0 ? t('questionnaireRunner.dropFiles') : t('questionnaireRunner.enoughFiles', { count })}
        browseLabel={room > 0 ? t('questionnaireRunner.browse') : ''}
        removeLabel={(name) => t('questionnaireRunner.removeFile', { name })}
        description={hint}
        files={NO_FILES}
        accept={acceptedTypes(question)}
        allowsMultiple={count > 1}
        isDisabled={room <= 0}
        onChange={add}
        onReject={(rejected) => add(rejected.map(({ file }) => file))}
      />
      {isTouch && room > 0 && (
        <>
          <Button iconStart={CameraIcon} isFullWidth onPress={() => camera.current?.click()}>
            {t('questionnaireRunner.capture')}
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            tabIndex={-1}
            accept={acceptedTypes(question).join(',')}
            capture="environment"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
      {list}
      {uploads.note}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

/** Says once which files have arrived or failed. */
function useFileNews(own: readonly Transfer[], errorText: (error: unknown) => string): string {
  const t = useMessages(messages);
  const known = useRef(new Map<string, Transfer['state']>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const lines = own.flatMap(({ key, state, file, error }) => {
      const before = known.current.get(key);
      known.current.set(key, state);
      if (before === undefined || before === state) return [];
      if (state === 'done') return [t('questionnaireRunner.fileDone', { name: file.name })];
      return state === 'failed' ? [`${file.name}: ${errorText(error)}`] : [];
    });
    if (lines.length > 0) setNews(lines.join('\n'));
  }, [own, errorText, t]);
  return news;
}
