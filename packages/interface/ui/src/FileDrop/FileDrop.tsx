import { UploadSimpleIcon } from '@phosphor-icons/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Field } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useRowFocus } from '../useRowFocus/useRowFocus.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FileDrop.css.ts';
import type { FileDropProps } from './FileDropProps.ts';
import { files as list } from './FileRow.css.ts';
import { FileRow } from './FileRow.tsx';
import { fileKey, type RejectedFile, sortFiles } from './fileTypes.ts';
import { useFileNews } from './useFileNews.ts';
import { useFilePaste } from './useFilePaste.ts';
import { useFileTarget } from './useFileTarget.ts';

// The control holds what is chosen, so that the form sends it under its name.
function fill(input: HTMLInputElement | null, files: readonly File[]) {
  if (!input) return;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
}

/** Takes files by drag and drop, from the file dialog or the clipboard, lists them and shows how far their upload is. */
export function FileDrop(props: FileDropProps) {
  const { promptLabel, browseLabel, removeLabel, files, onChange, onReject, rejectMessage, isDisabled = false } = props;
  const { accept = [], maxSize = Infinity, maxFiles = Infinity, allowsMultiple = false, showsPreviews = false } = props;
  const { locale } = useLocale();
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const reasons = rejectMessage
    ? rejected.map((each) => ({ key: fileKey(each.file), words: rejectMessage(each) }))
    : [];
  const rejections =
    reasons.length > 0 &&
    reasons.map(({ key, words }) => (
      <span key={key} className={css.reason}>
        {words}
      </span>
    ));
  const field = useField({ ...props, errorMessage: props.errorMessage || rejections });
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRowFocus<HTMLUListElement>(input);
  const news = useFileNews(files, props, locale);
  useLayoutEffect(() => fill(input.current, files), [files]);

  const take = (given: FileList | null) => {
    const chosen = allowsMultiple ? files : [];
    const { taken, rejected: notTaken } = sortFiles([...(given ?? [])], chosen, {
      accept,
      maxSize,
      maxFiles: allowsMultiple ? maxFiles : Infinity,
    });
    field.forgetServerError();
    setRejected(notTaken);
    if (notTaken.length > 0) onReject?.(notTaken);
    if (taken.length > 0) onChange(allowsMultiple ? [...files, ...taken] : taken.slice(0, 1));
  };
  useFilePaste(zone, isDisabled, take);
  const { isTarget, dropProps } = useFileTarget(isDisabled, take);
  const browseId = `${field.controlId}-browse`;
  const { readOnly: _, ...controlProps } = field.controlProps;
  return (
    <Field field={field}>
      <div
        {...dropProps}
        {...field.stateProps}
        ref={zone}
        role="group"
        aria-labelledby={field.labelId}
        aria-disabled={isDisabled || undefined}
        className={css.zone}
        data-drop-target={isTarget || undefined}
      >
        <span className={css.sign}>
          <Icon icon={UploadSimpleIcon} size="large" />
        </span>
        <span className={css.words}>
          {promptLabel}{' '}
          <label className={css.browse} id={browseId} htmlFor={field.controlId}>
            {browseLabel}
          </label>
        </span>
        <input
          {...controlProps}
          ref={input}
          type="file"
          className={css.input}
          // The words that are pressed belong to the name, so that they can be spoken too.
          aria-labelledby={`${field.labelId} ${browseId}`}
          accept={accept.join(',') || undefined}
          multiple={allowsMultiple}
          onChange={(event) => {
            take(event.target.files);
            // What was rejected must not stay in the control, and the same file can be chosen again after it was
            // taken away.
            event.target.value = '';
            fill(input.current, files);
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={list} aria-labelledby={field.labelId} {...rows}>
          {files.map((file) => (
            <FileRow
              key={fileKey(file)}
              file={file}
              locale={locale}
              showsPreview={showsPreviews}
              isDisabled={isDisabled}
              removeLabel={removeLabel(file.name)}
              onRemove={() => {
                setRejected([]);
                onChange(files.filter((other) => other !== file));
              }}
              uploads={props.uploadOf && props}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <VisuallyHidden role="status">{reasons.map(({ words }) => words).join('\n')}</VisuallyHidden>
    </Field>
  );
}
