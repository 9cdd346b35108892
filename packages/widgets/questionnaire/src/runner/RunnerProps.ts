import type { ReactNode } from 'react';
import type { Answers, Question, Questionnaire } from '@resonanz/domain/questionnaires';
import type { Upload } from '../uploads/transfers.ts';
import type { StoredFile } from '../uploads/UploadAnswer.tsx';
import type { SaveDraft } from './useDraft.ts';
import type { AnswerErrors } from './useRun.ts';

/** Props of `QuestionnaireRunner`. */
export interface QuestionnaireRunnerProps {
  /** The pages and questions. */
  definition: Questionnaire;
  /** What the questionnaire is called, for example "Fragebogen 1"; before the number of the page. */
  title: string;
  /** Answers that are stored, at the beginning. */
  defaultAnswers?: Answers;
  /** Number of the version; with another one the questionnaire begins again from `defaultAnswers`. */
  version?: number;
  /**
   * Saves a draft; called about a second after the last change, never twice at a time, and again after a rejection. A
   * draft holds well-formed answers only. Without it nothing is saved.
   */
  onSave?: SaveDraft;
  /**
   * Answers that `onSave` has stored, where they differ from `defaultAnswers`: what was kept on the device is saved at
   * once.
   */
  savedAnswers?: Answers;
  /**
   * Keeps a draft on the device; called on every change, also without a connection. With it the runner says that the
   * answers are safe on the device while they cannot be saved.
   */
  onKeep?: (answers: Answers) => void;
  /** When the draft was saved before. */
  savedAt?: Date;
  /**
   * Sends the complete answers, without those that branching skips. Resolve with errors by question where the server
   * found some; reject when it could not be sent.
   */
  onSubmit: (answers: Answers) => Promise<void | AnswerErrors>;
  /** Called when the tester wants to continue later, after the draft is saved; without it there is no such button. */
  onLater?: () => void;
  /** Called when there is something to save, and when there is not, for a guard against leaving the page. */
  onUnsavedChange?: (hasUnsaved: boolean) => void;
  /** Uploads a file for a question; needed where a question asks for files. */
  upload?: Upload;
  /** Called when a stored file is no longer part of an answer. */
  onRemoveFile?: (fileId: number) => void;
  /** Files that are stored, so that they can be shown with their names. */
  files?: readonly StoredFile[];
  /** Why a call failed, in words; a general sentence by default. */
  errorText?: (error: unknown) => string;
  /** Whether the server is out of reach, so that nothing can be saved; a browser without a network is noticed anyway. */
  isOffline?: boolean;
  /** The deadline has passed; the answers can be sent all the same. */
  isLate?: boolean;
  /** Shows answers that were sent, without letting them be changed. */
  isReadOnly?: boolean;
  /** Level of the heading of a page; 1 by default. */
  headingLevel?: 1 | 2 | 3;
  /** What stands above the list of pages at the side, for example the product. */
  asideStart?: ReactNode;
  /** What stands below the list of pages at the side, for example deadline and points. */
  asideEnd?: ReactNode;
  /** What stands below the files of a question, for example the consent to show them. */
  uploadNote?: (question: Question) => ReactNode;
  /** What follows the thanks once the answers are sent, for example a way back. */
  thanks?: ReactNode;
}
