import { PaperclipIcon, UploadSimpleIcon, XIcon } from '@phosphor-icons/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FileDrop.css.ts';
import { fileKey, formatSize, isAccepted, isSameFile } from './fileTypes.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends Omit<FieldProps, 'isReadOnly'> {
  /** What may be done, for example "Dateien hierher ziehen oder". */
  promptLabel: ReactNode;
  /** The words that open the file dialog, for example "auswählen". */
  browseLabel: ReactNode;
  /** Name of the button that takes a file away again. */
  removeLabel: (fileName: string) => string;
  /** The chosen files. */
  files: readonly File[];
  /** Called with all chosen files. */
  onChange: (files: File[]) => void;
  /** Called with files of a wrong type; they are not chosen. */
  onReject?: (files: File[]) => void;
  /** Wanted endings and media types, for example `.csv` or `image/*`; every file by default. */
  accept?: readonly string[];
  /** Lets several files be chosen; one file replaces the other by default. */
  allowsMultiple?: boolean;
}

/** Takes files by drag and drop or from the file dialog and lists them. */
export function FileDrop(props: FileDropProps) {
  const { promptLabel, browseLabel, removeLabel, files, onChange, onReject, accept = [], allowsMultiple = false } = props;
  const { locale } = useLocale();
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [isTarget, setTarget] = useState(false);

  const take = (list: FileList | null) => {
    const given = [...(list ?? [])];
    const wanted = given.filter((file) => isAccepted(file, accept));
    const unwanted = given.filter((file) => !wanted.includes(file));
    const added = wanted.filter((file) => !files.some((other) => isSameFile(file, other)));
    field.forgetServerError();
    if (unwanted.length > 0) onReject?.(unwanted);
    if (wanted.length > 0) onChange(allowsMultiple ? [...files, ...added] : wanted.slice(0, 1));
  };
  const target = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    if (isOver !== isTarget) setTarget(isOver);
  };
  const dropProps = props.isDisabled
    ? {}
    : {
        onDragEnter: target(true),
        onDragOver: target(true),
        onDragLeave: (event: DragEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setTarget(false);
        },
        onDrop(event: DragEvent) {
          event.preventDefault();
          setTarget(false);
          take(event.dataTransfer.files);
        },
      };
  const { readOnly: _, ...controlProps } = field.controlProps;
  return (
    <Field field={field}>
      <div
        {...dropProps}
        {...field.stateProps}
        role="group"
        aria-labelledby={field.labelId}
        aria-disabled={props.isDisabled || undefined}
        className={css.zone}
        data-drop-target={isTarget || undefined}
      >
        <span className={css.sign}>
          <Icon icon={UploadSimpleIcon} size="large" />
        </span>
        <span className={css.words}>
          {promptLabel}{' '}
          <label className={css.browse} htmlFor={field.controlId}>
            {browseLabel}
          </label>
        </span>
        <input
          {...controlProps}
          ref={input}
          type="file"
          className={css.input}
          aria-labelledby={field.labelId}
          accept={accept.join(',') || undefined}
          multiple={allowsMultiple}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was taken away.
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={fileKey(file)} className={css.file}>
              <Icon icon={PaperclipIcon} size="small" tone="muted" />
              <span className={css.fileName}>{file.name}</span>
              <span className={css.fileSize}>{formatSize(file.size, locale)}</span>
              <IconButton
                icon={XIcon}
                iconSize="mini"
                size="small"
                label={removeLabel(file.name)}
                isDisabled={props.isDisabled ?? false}
                onPress={() => {
                  onChange(files.filter((other) => other !== file));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
