/**
 * A part of a section: a paragraph, a list, facts with their names, a table, or the button that reopens the cookie
 * choice.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: readonly { readonly label: string; readonly text: string; readonly href?: string }[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly action: 'cookieSettings' };

/** One section; its id is its anchor, the same in both languages. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page in one language. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** A version of a legal page in both languages. */
export interface LegalVersion {
  /** Day from which this text counts, yyyy-MM-dd; also its version. */
  readonly version: string;
  /** What is different from the version before, a sentence each; the first version has none. */
  readonly changes?: Readonly<Record<'de' | 'en', readonly string[]>>;
  readonly de: LegalText;
  readonly en: LegalText;
}

/** A legal page with all its versions, the newest first. */
export type LegalDocument = readonly [LegalVersion, ...LegalVersion[]];
