import type { components } from '@resonanz/contract/types';
import type { ImportRecord } from '../../../platform/documents/import/ImportTable.ts';
import { readTable } from '../../../platform/documents/import/readTable.ts';
import type { Column } from '../../../platform/documents/tables/Column.ts';
import { listFile } from '../../../platform/documents/tables/listFile.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import { contract } from '../../../platform/http/contract.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { readJsonPart } from '../../../platform/http/jsonPart.ts';
import type { UploadedFile } from '../../../platform/http/UploadedFile.ts';
import { schemaCheck } from '../../../platform/http/validation.ts';

const isRemarks = schemaCheck(contract, 'ImportRemarks');

/** A row that was not imported, with the reason. */
interface RemarkedRow extends ImportRecord {
  remark: string;
}

const REMARK_WIDTH = 60;

/** The name of a file without its ending, as the beginning of another name. */
const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, 100) || 'import';

function readRemarks(files: readonly UploadedFile[]): components['schemas']['ImportRemarks'] {
  const [part, ...others] = files.filter(({ field }) => field === 'remarks');
  if (part === undefined || others.length > 0) throw invalidFields([{ field: 'remarks', key: 'required' }]);
  return readJsonPart(part.bytes.toString('utf8'), 'remarks', isRemarks);
}

/** Rows of an import file with a remark beside each, as a file of the same kind that can be corrected and imported. */
export async function faultyRows(files: readonly UploadedFile[], now: Date): Promise<FileAnswer> {
  const { heading, language, rows: remarks } = readRemarks(files);
  const { head, records, kind } = await readTable(files);
  const remarkOf = new Map(remarks.map(({ row, remark }) => [row, remark]));
  const rows = records.flatMap((record): RemarkedRow[] => {
    const remark = remarkOf.get(record.line);
    return remark === undefined ? [] : [{ ...record, remark }];
  });
  if (rows.length !== remarkOf.size) throw invalidFields([{ field: 'remarks', key: 'importRowUnknown' }]);
  const columns: Column<RemarkedRow>[] = [
    ...head.map((name, index): Column<RemarkedRow> => ({
      heading: name,
      width: 20,
      valueOf: ({ cells }) => cells[index] ?? null,
    })),
    { heading, width: REMARK_WIDTH, valueOf: ({ remark }) => remark },
  ];
  const fileName = files.find(({ field }) => field === 'file')?.fileName ?? '';
  return listFile(now, { format: kind, language, title: heading, name: stemOf(fileName), columns, rows });
}
