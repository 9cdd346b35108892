import type { Logger } from 'pino';
import { FileAnswer } from '../../http/FileAnswer.ts';
import { PdfError, type PdfRenderer } from './PdfRenderer.ts';
import type { ReportData } from './report/ReportData.ts';

/** Returns a report as a download; errors while rendering are logged. */
export async function pdfAnswer(
  { services, log }: { services: { pdf: PdfRenderer }; log: Pick<Logger, 'error'> },
  data: ReportData,
  fileName: string,
): Promise<FileAnswer> {
  try {
    return new FileAnswer({
      contentType: 'application/pdf',
      fileName,
      bytes: await services.pdf.render('report', data),
    });
  } catch (error) {
    if (error instanceof PdfError) log.error({ err: error.cause ?? error }, 'a report could not be drawn');
    throw error;
  }
}
