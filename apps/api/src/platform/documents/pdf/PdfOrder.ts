import type { PdfFonts } from './PdfDraft.ts';
import type { PdfValues } from './PdfValues.ts';

/** A document of one kind to draw. */
export interface PdfOrderOf<Kind extends keyof PdfValues> {
  kind: Kind;
  values: PdfValues[Kind];
  fonts: PdfFonts;
}

/** A document to draw. */
export type PdfOrder = { [Kind in keyof PdfValues]: PdfOrderOf<Kind> }[keyof PdfValues];
