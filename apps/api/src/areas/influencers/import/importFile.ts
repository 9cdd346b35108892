import { berlinDay } from '@resonanz/domain/berlinDay';
import { isManagement } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { isUniqueViolation } from '../../../platform/database/DatabaseError.ts';
import { readTable } from '../../../platform/documents/import/readTable.ts';
import { ApiError, conflict, forbidden } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { UploadedFile } from '../../../platform/http/UploadedFile.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { countOutcomes, countWarnings, fingerprint, planImport, toWire } from './plan.ts';
import { awaitOtherImports } from './queries/imports.ts';
import { knownRecords } from './queries/known.ts';
import { readMapping, type Mapping } from './row/columns.ts';
import { readRow, type ReadRow } from './row/readRow.ts';
import { suggestColumns } from './row/suggestColumns.ts';
import { writePlan } from './write.ts';
import { writeUpdates } from './writeUpdates.ts';

/** A file to import with the columns that were chosen for it. */
export interface ImportInput {
  files: readonly UploadedFile[];
  /** JSON of the mapping. */
  mapping: string;
}

/** Who imports. */
export interface Importer {
  user: CallUser;
  services: Pick<Services, 'db' | 'clock'>;
}

const MAX_NAME_LENGTH = 255;
const fileNameOf = (files: readonly UploadedFile[]): string =>
  (files.find(({ field }) => field === 'file')?.fileName ?? '').slice(0, MAX_NAME_LENGTH);

/** The columns of a file with a proposed mapping; nothing is written. */
export async function inspectImport(files: readonly UploadedFile[]): Promise<Schemas['ImportInspection']> {
  const table = await readTable(files);
  return { fileName: fileNameOf(files), rowCount: table.records.length, columns: suggestColumns(table) };
}

async function readRows(
  { user, services }: Importer,
  { files, mapping: text }: ImportInput,
): Promise<{ rows: ReadRow[]; mapping: Mapping; today: string }> {
  const table = await readTable(files);
  const mapping = readMapping(text, table);
  // A preview shows stored data about people, so it requires the same right as the change. Managements see only their
  // own people.
  if (mapping.existing === 'update' && (isManagement(user.roleId) || !user.may('Influencer Management', 'edit')))
    throw forbidden('importMayNotUpdate');
  const today = berlinDay(services.clock.now());
  return { rows: table.records.map((record) => readRow(record, mapping, today)), mapping, today };
}

/** What an import would do, row by row; nothing is written. */
export async function previewImport(importer: Importer, input: ImportInput): Promise<Schemas['ImportPreview']> {
  const { rows, mapping } = await readRows(importer, input);
  const known = await knownRecords(importer.services.db, rows, {
    forUpdates: mapping.existing === 'update',
    locked: false,
  });
  const plan = planImport(known, rows, mapping.existing);
  return {
    rowCount: plan.length,
    ...countOutcomes(plan),
    warnings: countWarnings(plan),
    plan: fingerprint(plan),
    rows: plan.map(toWire),
  };
}

/** Imports a file in one transaction: everything it may, or nothing at all. */
export async function importFile(importer: Importer, input: ImportInput): Promise<Schemas['ImportResult']> {
  const { rows, mapping, today } = await readRows(importer, input);
  const { user, services } = importer;
  try {
    return await services.db.transaction().execute(async (tx) => {
      await awaitOtherImports(tx);
      const known = await knownRecords(tx, rows, { forUpdates: mapping.existing === 'update', locked: true });
      const plan = planImport(known, rows, mapping.existing);
      if (mapping.plan !== undefined && mapping.plan !== fingerprint(plan)) throw conflict('importOutdated');
      const { errors, ...counts } = countOutcomes(plan);
      if (errors > 0 && !mapping.skipInvalidRows) {
        throw new ApiError(422, 'VALIDATION_FAILED', 'importHasErrors', { data: { errors } });
      }
      const importId = await writePlan(tx, plan, { userId: user.id, fileName: fileNameOf(input.files), today });
      await writeUpdates(tx, known, { writer: { user, services }, today });
      return { importId, ...counts, skipped: errors, warnings: countWarnings(plan) };
    });
  } catch (error) {
    // Another user added a channel between the plan and the write.
    if (isUniqueViolation(error)) throw conflict('importOutdated');
    throw error;
  }
}
