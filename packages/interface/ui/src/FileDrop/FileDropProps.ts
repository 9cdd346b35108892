import type { ReactNode } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { RejectedFile } from './fileTypes.ts';

/** How far the upload of a file is; the upload itself is the caller's. */
export type FileUpload =
  | { readonly status: 'queued' }
  | {
      readonly status: 'uploading';
      /** Share that is sent, 0 to 1. */
      readonly share: number;
    }
  | { readonly status: 'done' }
  | {
      readonly status: 'failed';
      /** What went wrong and what to do. */
      readonly message: string;
    };

/** What shows the progress of uploads; all of it or nothing. */
export interface FileUploads {
  /** How far a file is; without an answer the file is only listed. */
  uploadOf: (file: File) => FileUpload | undefined;
  /** Says that a file waits, for its turn or for the browser to be online again; for example "Wartet". */
  queuedLabel: string;
  /** Says that a file is sent, for example "Hochgeladen". */
  doneLabel: string;
  /** Names the button that tries a failed file again. */
  retryLabel: (fileName: string) => string;
  /** Called to try a failed file again. */
  onRetry: (file: File) => void;
  /** Names the button that cancels a file which waits or is being sent. */
  cancelLabel?: (fileName: string) => string;
  /**
   * Called to cancel a file which waits or is being sent, also while the field is disabled. Without it only files that
   * are not under way can be taken away.
   */
  onCancel?: (file: File) => void;
}

interface Choice extends Omit<FieldProps, 'isReadOnly'> {
  /** What may be done, for example "Dateien hierher ziehen oder". */
  promptLabel: ReactNode;
  /** The words that open the file dialog, for example "auswählen". */
  browseLabel: ReactNode;
  /** Names the button that takes a file away again. */
  removeLabel: (fileName: string) => string;
  /** The chosen files; controlled. */
  files: readonly File[];
  /** Called with all chosen files. */
  onChange: (files: File[]) => void;
  /** Wanted endings and media types, for example `.csv` or `image/*`; every file by default. */
  accept?: readonly string[];
  /** Greatest size of a file in bytes; any by default. */
  maxSize?: number;
  /** Maximum number of files with `allowsMultiple`; any number by default. */
  maxFiles?: number;
  /** Lets several files be chosen; one file replaces the other by default. */
  allowsMultiple?: boolean;
  /** Called with files that don't fit and why; they are not chosen. */
  onReject?: (rejected: RejectedFile[]) => void;
  /** Says why a file was not taken; stands below the area until the next choice. Without it the caller says so. */
  rejectMessage?: (rejected: RejectedFile) => string;
  /** Draws images small before their names. */
  showsPreviews?: boolean;
}

/** Props of {@link FileDrop}. */
export type FileDropProps = Choice & (FileUploads | { [Name in keyof FileUploads]?: never });
