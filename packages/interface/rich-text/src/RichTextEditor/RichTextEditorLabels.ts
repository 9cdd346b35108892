/** Every word the editor shows or says. */
export interface RichTextEditorLabels {
  /** Name of the toolbar, for example "Formatierung". */
  readonly toolbar: string;
  /** Takes back the last change. */
  readonly undo: string;
  /** Makes the change again. */
  readonly redo: string;
  /** The upper heading. */
  readonly heading: string;
  /** The lower heading. */
  readonly subheading: string;
  /** Strong words. */
  readonly bold: string;
  /** Emphasised words. */
  readonly italic: string;
  /** Underlined words. */
  readonly underline: string;
  /** Words struck through. */
  readonly strike: string;
  /** A list with dots. */
  readonly bulletList: string;
  /** A list with numbers. */
  readonly numberedList: string;
  /** A quotation. */
  readonly quote: string;
  /** Removes all looks of the selected words. */
  readonly clearFormatting: string;
  /** Opens the panel for a link; also the panel's name. */
  readonly link: string;
  /** Label of the address in the panel. */
  readonly linkAddress: string;
  /** Hint below the address: which addresses are possible. */
  readonly linkHint: string;
  /** Error when the address can't be a link. */
  readonly linkInvalid: string;
  /** Button that sets the link. */
  readonly linkApply: string;
  /** Button that takes the link away. */
  readonly linkRemove: string;
  /** Opens the list of placeholders; also the list's name. */
  readonly insertVariable: string;
  /** Says how much of the limit is used, for example "120 von 500 Zeichen"; also read out near the limit. */
  readonly characters: (count: number, limit: number) => string;
  /** Names of keys in tooltips; on a Mac their signs are shown instead. */
  readonly keys: { readonly control: string; readonly shift: string; readonly alt: string };
}
