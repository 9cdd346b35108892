import { drawExpose } from '../areas/expose/drawExpose.ts';
import type { ExposeData } from '../areas/expose/ExposeData.ts';
import type { ContractData } from './contract/ContractData.ts';
import { drawContract } from './contract/drawContract.ts';
import type { PdfFonts } from './PdfDraft.ts';
import { drawReport } from './report/drawReport.ts';
import type { ReportData } from './report/ReportData.ts';

/** What each kind of document is made from; plain values only, so that they can travel to the process that draws. */
export interface PdfValues {
  expose: ExposeData;
  report: ReportData;
  contract: ContractData;
}

/** A document of one kind to draw. */
export interface PdfOrderOf<Kind extends keyof PdfValues> {
  kind: Kind;
  values: PdfValues[Kind];
  fonts: PdfFonts;
}

/** A document to draw. */
export type PdfOrder = { [Kind in keyof PdfValues]: PdfOrderOf<Kind> }[keyof PdfValues];

/** Draws a document. */
export function drawDocument({ kind, values, fonts }: PdfOrder): Promise<Buffer> {
  switch (kind) {
    case 'expose':
      return drawExpose(values, fonts);
    case 'report':
      return drawReport(values, fonts);
    case 'contract':
      return drawContract(values, fonts);
  }
}
