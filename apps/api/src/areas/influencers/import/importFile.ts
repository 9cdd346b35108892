import type { components } from '@resonanz/contract/types';
import { sql } from 'kysely';
import { berlinDay } from '../../../berlinDay.ts';
import type { Database } from '../../../database/connect.ts';
import { isUniqueViolation } from '../../../database/DatabaseError.ts';
import { ApiError, conflict } from '../../../http/ApiError.ts';
import type { UploadedFile } from '../../../http/area.ts';
import { inspectColumns, readMapping, type Mapping } from './columns.ts';
import { countOutcomes, planImport, toWire } from './plan.ts';
import { readRow, type ReadRow } from './readRow.ts';
import { readTable } from './readTable.ts';
import { writePlan } from './write.ts';

type Schemas = components['schemas'];

/** One import after the other, so that two of them never both find a person missing. */
const IMPORT_LOCK = 7_301_001;

/** A file to import with the columns that were chosen for it. */
export interface ImportInput {
  files: readonly UploadedFile[];
  /** JSON of the mapping. */
  mapping: string;
  now: Date;
}

/** The columns of a file with a proposed mapping; nothing is written. */
export async function inspectImport(files: readonly UploadedFile[]): Promise<Schemas['ImportInspection']> {
  const table = await readTable(files);
  const fileName = files.find((file) => file.field === 'file')?.fileName ?? '';
  return { fileName: fileName.slice(0, 255), rowCount: table.records.length, columns: inspectColumns(table) };
}

async function readRows({ files, mapping: text, now }: ImportInput): Promise<{ rows: ReadRow[]; mapping: Mapping; today: string }> {
  const table = await readTable(files);
  const mapping = readMapping(text, table);
  const today = berlinDay(now);
  return { rows: table.records.map((record) => readRow(record, mapping, today)), mapping, today };
}

/** What an import would do, row by row; nothing is written. */
export async function previewImport(db: Database, input: ImportInput): Promise<Schemas['ImportPreview']> {
  const { rows } = await readRows(input);
  const plan = await planImport(db, rows);
  return { rowCount: plan.length, ...countOutcomes(plan), rows: plan.map(toWire) };
}

/** Imports a file in one transaction: everything it may, or nothing at all. */
export async function importFile(db: Database, userId: number, input: ImportInput): Promise<Schemas['ImportResult']> {
  const { rows, mapping, today } = await readRows(input);
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx);
      const plan = await planImport(tx, rows);
      const { errors, ...counts } = countOutcomes(plan);
      if (errors > 0 && !mapping.skipInvalidRows) {
        throw new ApiError(422, 'VALIDATION_FAILED', 'importHasErrors', { data: { errors } });
      }
      await writePlan(tx, plan, userId, today);
      return { ...counts, skipped: errors };
    });
  } catch (error) {
    // A channel was added by somebody else between the plan and the write.
    if (isUniqueViolation(error)) throw conflict('importOutdated');
    throw error;
  }
}
