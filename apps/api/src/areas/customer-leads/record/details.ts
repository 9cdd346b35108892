import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { leadContacts, type Reader } from '../../customers/door.ts';
import { leadRows, toLead } from './queries.ts';

/** A lead with all details, without a visibility check: a user who gave it away still gets the saved record. */
export async function leadDetails(
  db: Kysely<Schema>,
  reader: Reader,
  customerLeadId: number,
): Promise<Schemas['CustomerLeadDetails']> {
  const row = await leadRows(db, reader)
    .select([
      'l.website',
      'l.platforms',
      'l.notes',
      'l.reason',
      'l.legal_basis as legalBasis',
      'l.follow_up_todo_id as followUpTodoId',
    ])
    .where('l.id', '=', customerLeadId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const { website, platforms, notes, reason, legalBasis, followUpTodoId, ...rest } = row;
  return {
    ...toLead(rest),
    website,
    platforms: platforms as Schemas['Platform'][],
    notes,
    reason,
    legalBasis,
    followUpTodoId,
    contacts: await leadContacts.of(db, customerLeadId),
  };
}
