import { AGENCY } from '@resonanz/domain/agency';
import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { logoFile } from '../../../platform/documents/pdf/logoFile.ts';
import { pdfAnswer } from '../../../platform/documents/pdf/pdfAnswer.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { collectReport } from './collect.ts';
import { reportParts } from './parts.ts';
import { ReportWords } from './ReportWords.ts';
import { reportWorkbook } from './workbook.ts';

type Reader = Pick<Call<'downloadProjectReport'>, 'services' | 'audit' | 'log' | 'input'>;

/** What a product test brought, as a PDF or a workbook; nobody is named in it. */
export async function projectReport(call: Reader): Promise<FileAnswer> {
  const { services, audit } = call;
  const { projectId, format, language } = call.input.body;
  const now = services.clock.now();
  const reported = await collectReport(services.db, now, projectId);
  const words = new ReportWords(language);
  const { titleDe, titleEn, brandName } = reported.project;
  const title = words.text({ de: titleDe, en: titleEn });
  audit({
    entity: 'project',
    entityId: projectId,
    action: AUDIT_ACTION.export,
    changes: { format: [null, format], quotes: [null, reported.quotes.length] },
  });
  const name = words.say('projectReport.fileName', { name: title, date: words.day(now) });
  if (format === 'xlsx') return reportWorkbook(words, now, words.say('projectReport.sheet'), reported);
  return pdfAnswer(
    call,
    {
      language,
      title,
      subtitle: brandName,
      lead: words.say('projectReport.lead', { date: words.day(now) }),
      madeAt: now,
      agency: AGENCY,
      mark: logoFile('mark-light'),
      parts: reportParts(words, reported),
    },
    `${name}.pdf`,
  );
}
