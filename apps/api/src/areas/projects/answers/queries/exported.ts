import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/schema.ts';

/** Sent answers with whose they are. */
export interface ExportedAnswers {
  testerNumber: number;
  fullName: string;
  email: string;
  version: number;
  isLate: boolean;
  sentAt: string;
  answers: Readonly<Record<string, unknown>>;
}

/** Sent answers with whose they are, by the number of the application. */
export async function findExported(
  db: Db,
  answers: RawBuilder<unknown>,
  projectId: number,
  limit: number,
): Promise<ExportedAnswers[]> {
  const { rows } = await sql<ExportedAnswers>`
    select numbered.number as "testerNumber", said.version, said.is_late as "isLate", said.sent_at as "sentAt",
      said.answers, u.email, btrim(concat(u.first_name, ' ', u.last_name)) as "fullName"
    from ${answers} said
    join (select id, user_id, row_number() over (order by id)::int as number
      from tester_applications where project_id = ${projectId}) numbered on numbered.id = said.application_id
    join users u on u.id = numbered.user_id
    order by numbered.number
    limit ${limit}`.execute(db);
  return rows;
}
