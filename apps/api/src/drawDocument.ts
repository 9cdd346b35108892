import { drawExpose } from './areas/expose/drawExpose.ts';
import { drawContract } from './pdf/contract/drawContract.ts';
import type { PdfOrder } from './pdf/PdfOrder.ts';
import { drawReport } from './pdf/report/drawReport.ts';

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
