import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { type LiveMessage, publishAll } from './notify.ts';

type Editor = Pick<CallContext, 'services' | 'audit'>;

/** What a change leaves to be done after its commit. */
export interface Done<Answer> {
  answer: Answer;
  details?: readonly AuditDetails[];
  messages?: readonly LiveMessage[];
}

/** Runs a change in a transaction; after the commit it is audited and its messages are published. */
export async function inOneTransaction<Answer>(
  editor: Editor,
  change: (tx: Kysely<Schema>) => Promise<Done<Answer>>,
): Promise<Answer> {
  const { answer, details = [], messages = [] } = await editor.services.db.transaction().execute(change);
  for (const each of details) editor.audit(each);
  publishAll(editor.services.live, messages);
  return answer;
}
