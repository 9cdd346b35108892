import { drawExpose } from './areas/expose/documents.ts';
import { drawContract } from './platform/documents/pdf/contract/drawContract.ts';
import type { PdfOrder } from './platform/documents/pdf/PdfOrder.ts';
import { drawReport } from './platform/documents/pdf/report/drawReport.ts';

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
