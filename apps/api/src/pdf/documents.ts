import { drawExpose } from '../areas/expose/drawExpose.ts';
import type { ExposeData } from '../areas/expose/ExposeData.ts';
import type { PdfFonts } from './PdfDraft.ts';

/** What each kind of document is made from; plain values only, so that they can travel to the process that draws. */
export interface PdfValues {
  expose: ExposeData;
}

/** A document to draw. */
export type PdfOrder = { [Kind in keyof PdfValues]: { kind: Kind; values: PdfValues[Kind]; fonts: PdfFonts } }[keyof PdfValues];

/** Draws a document. */
export function drawDocument({ kind, values, fonts }: PdfOrder): Promise<Buffer> {
  switch (kind) {
    case 'expose':
      return drawExpose(values, fonts);
  }
}
