import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Db } from '../../platform/database/schema.ts';
import { conflict, forbidden, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import { type FileSubject, fileSubjects, mayUseFiles, seesAll } from '../ownership/door.ts';
import { countFiles } from './queries/files.ts';

/** The record a file belongs to. */
export interface FilePlace {
  subject: FileSubject;
  subjectId: number;
}

/** Rejects a caller who may not do this with the files of a record: 403 without the right, 404 for an invisible record. */
export async function admitToFiles(
  db: Database,
  user: CallUser,
  { subject, subjectId }: FilePlace,
  right: 'view' | 'edit',
): Promise<void> {
  const { rows: seen, changeable = seen } = fileSubjects[subject];
  const rows = right === 'edit' ? changeable : seen;
  // Who signed up by token changes nothing (docs/domain/permissions.md#invited-brands).
  if (!mayUseFiles(user, subject, right) || (right === 'edit' && user.audience === 'brand' && user.signupWithToken))
    throw forbidden();
  if (!(await seesAll(db, user, rows, [subjectId]))) throw notFound();
}

/** Rejects a kind of file that such records do not have. */
export function rejectUnsupportedKind(subject: FileSubject, kind: FileKind): void {
  if (!fileSubjects[subject].kinds.includes(kind)) throw invalidFields([{ field: 'kind', key: 'invalidValue' }]);
}

/**
 * Rejects another file of a record that has as many as such records may have; true to the last file only while the
 * uploads of its owner wait for each other.
 */
export async function rejectFull(db: Db, place: FilePlace): Promise<void> {
  const { maxFiles } = fileSubjects[place.subject];
  if (maxFiles !== undefined && (await countFiles(db, place)) >= maxFiles) throw conflict('tooManyFiles');
}
