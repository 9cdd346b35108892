import type { ImportCell } from '../../../../platform/documents/import/ImportTable.ts';
import { cellText, readTable } from '../../../../platform/documents/import/readTable.ts';
import { invalidFields } from '../../../../platform/http/ApiError.ts';
import type { UploadedFile } from '../../../../platform/http/UploadedFile.ts';
import { fieldOf, type ParcelField } from '../columns.ts';

/** A row of a file with numbers, as texts. */
export interface ParcelRow {
  /** Line of the file, the head line being 1. */
  readonly line: number;
  readonly applicationId: string;
  readonly email: string;
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** Stands for a number that the spreadsheet has rounded, so that its last digits are lost. */
const ROUNDED = '#';

/** A cell as text; a long number that is no text has lost digits already. */
function exactText(cell: ImportCell | undefined): string {
  if (typeof cell === 'number' && !Number.isSafeInteger(cell)) return ROUNDED;
  return cellText(cell);
}

/** The rows of a file with numbers; its columns are found by their headings. */
export async function readParcels(files: readonly UploadedFile[]): Promise<ParcelRow[]> {
  const { head, records } = await readTable(files);
  const places = new Map<ParcelField, number>();
  head.forEach((heading, index) => {
    const field = fieldOf(heading);
    if (field !== undefined && !places.has(field)) places.set(field, index);
  });
  if (!places.has('trackingNumber') || !(places.has('applicationId') || places.has('email')))
    throw invalidFields([{ field: 'file', key: 'importColumnsMissing' }]);
  return records.map(({ line, cells }) => {
    const text = (field: ParcelField): string => {
      const place = places.get(field);
      return place === undefined ? '' : exactText(cells[place]);
    };
    return {
      line,
      applicationId: text('applicationId'),
      email: text('email').toLowerCase(),
      carrier: text('carrier'),
      trackingNumber: text('trackingNumber'),
    };
  });
}
