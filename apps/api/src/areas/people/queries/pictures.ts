import { sql } from 'kysely';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import type { FileServices } from '../../files/door.ts';
import type { PersonKind } from '../personKind.ts';

/** Addresses of the newest profile pictures by the people's numbers. */
export async function newestPictures(
  { db, hashKey, clock }: FileServices,
  kind: PersonKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; fileId: number }>`
    select f.subject_id as id, max(f.id) as "fileId" from files f
    where f.subject = ${kind} and f.subject_id = any(${[...ids]}::int[]) and f.kind = 'profile' and f.deleted_at is null
    group by f.subject_id`.execute(db);
  return new Map(rows.map(({ id, fileId }) => [id, signedAddress(hashKey, fileId, clock.now())]));
}
