import type { DefinitionError, Questionnaire } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';

/** What is being edited: a page or a question. */
export type Selection =
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string };

/** What may be changed: everything, the wording alone, or nothing. */
export type EditorAccess = 'all' | 'wording' | 'none';

/** What the parts of the editor share. */
export interface EditorState {
  readonly definition: Questionnaire;
  readonly onChange: (definition: Questionnaire) => void;
  readonly errors: readonly DefinitionError[];
  readonly access: EditorAccess;
  readonly selection: Selection | undefined;
  readonly select: (selection: Selection | undefined) => void;
  /** Language of the texts that are being edited. */
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** Says something to assistive technology. */
  readonly announce: (words: string) => void;
}
