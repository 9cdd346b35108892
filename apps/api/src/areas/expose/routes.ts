import { formatDate } from '@resonanz/formatters/date';
import { PdfError } from '../../platform/documents/pdf/PdfRenderer.ts';
import { conflict, forbidden } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { collectExpose } from './collectExpose.ts';
import { ExposeWords } from './ExposeWords.ts';
import { offeredChannels } from './queries.ts';

/** Maximum number of channels in an expose; nobody reads more pages. */
const MAX_CHANNELS = 200;

async function downloadExpose({ input, user, services, log, audit }: Call<'downloadExpose'>): Promise<FileAnswer> {
  // A path that names another user's address is rejected (docs/domain/legal.md#hiding-addresses-in-paths).
  if (input.path.email.trim().toLowerCase() !== user.email.toLowerCase()) throw forbidden();
  const rows = await offeredChannels(services.db, user);
  if (rows.length === 0) throw conflict('exposeEmpty');
  if (rows.length > MAX_CHANNELS) throw conflict('exposeTooLong', { most: MAX_CHANNELS });
  const data = await collectExpose(services, user, { rows, customer: input.query.customer?.trim() ?? '' });
  audit({ entity: 'expose', changes: { channels: [null, rows.map(({ id }) => id)] } });
  try {
    const bytes = await services.pdf.render('expose', data);
    const fileName = new ExposeWords(data.language).say('expose.fileName', {
      date: formatDate(data.madeAt, data.language),
    });
    return new FileAnswer({ contentType: 'application/pdf', fileName, bytes });
  } catch (error) {
    if (error instanceof PdfError)
      log.error({ err: error.cause ?? error, channels: rows.length }, 'an expose could not be drawn');
    throw error;
  }
}

/** The expose of the caller's watch list. */
export const expose = defineArea('expose', { downloadExpose });
