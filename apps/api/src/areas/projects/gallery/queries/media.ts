import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import type { Services } from '../../../../platform/operations/Services.ts';
import { signedAddress } from '../../../../platform/storage/signedAddress.ts';
import { findAllAsked } from '../../answers/queries/questionnaire.ts';

type Query = Schemas['ProjectMediaQuery'];

/** A file of sent answers as it is found. */
interface Row extends Omit<Schemas['AnswerMedium'], 'url' | 'question'> {
  questionId: string;
}

/** Files `f` of sent answers `a` of a product test, each with its question. */
const mediaOf = (projectId: number): RawBuilder<unknown> => sql`
  tester_applications p
  join files f on f.subject = 'testerApplication' and f.subject_id = p.id and f.deleted_at is null
  join questionnaire_answers a on a.application_id = p.id and a.sent_at is not null
  join lateral jsonb_each(a.answers) as given
    on jsonb_typeof(given.value) = 'array' and given.value @> to_jsonb(f.id)
  join users u on u.id = p.user_id
  where p.project_id = ${projectId}`;

function narrowed({ questionnaireId, kind, hasConsent }: Query): RawBuilder<unknown> {
  const conditions = [
    ...(questionnaireId === undefined ? [] : [sql`a.questionnaire_id = ${questionnaireId}`]),
    ...(kind === undefined ? [] : [sql`f.content_type like ${`${kind}/%`}`]),
    ...(hasConsent === undefined ? [] : [sql`(p.media_consent_at is not null) = ${hasConsent}`]),
  ];
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
}

/** One page of the pictures and videos of a product test. */
export async function mediaPage(
  { db, clock, hashKey }: Pick<Services, 'db' | 'clock' | 'hashKey'>,
  query: Query,
): Promise<Schemas['ProjectMediaPage']> {
  const { projectId, pageNumber = 0, pageSize = 24 } = query;
  const found = sql`${mediaOf(projectId)} ${narrowed(query)}`;
  const { rows } = await sql<Row>`
    select f.id as "fileId", f.name, f.content_type as "contentType", f.size,
      coalesce(nullif(btrim(concat(u.first_name, ' ', u.last_name)), ''), u.email) as "fullName",
      a.questionnaire_id as "questionnaireId", given.key as "questionId",
      p.media_consent_at as "consentAt", a.sent_at as "sentAt"
    from ${found}
    order by a.sent_at desc, f.id desc
    limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const totals = await sql<{ total: number; consented: number }>`
    select count(*)::int as total, count(*) filter (where p.media_consent_at is not null)::int as consented
    from ${found}`.execute(db);
  const { total = 0, consented = 0 } = totals.rows[0] ?? {};
  const asked = await findAllAsked(db, projectId);
  const textOf = ({ questionnaireId, questionId }: Row): Schemas['LocalizedText'] =>
    asked.find((each) => each.questionnaireId === questionnaireId)?.questions.find(({ id }) => id === questionId)
      ?.text ?? { de: '', en: '' };
  const content = rows.map((row) => {
    const { questionId: _questionId, ...medium } = row;
    return { ...medium, url: signedAddress(hashKey, row.fileId, clock.now()), question: textOf(row) };
  });
  return { ...pageOf(content, total, { pageNumber, pageSize }), withConsent: consented };
}

/** What a download needs to know of a file. */
export interface StoredMedium {
  id: number;
  name: string;
  kind: 'content';
  key: string;
  size: number;
  testerNumber: number;
  consentAt: string | null;
  sentAt: string;
}

/** Of these files those that belong to sent answers of a product test. */
export async function findMedia(db: Db, projectId: number, fileIds: readonly number[]): Promise<StoredMedium[]> {
  const { rows } = await sql<StoredMedium>`
    select distinct on (f.id) f.id, f.name, f.kind, f.key, f.size, p.media_consent_at as "consentAt",
      a.sent_at as "sentAt", (select count(*)::int from tester_applications other
        where other.project_id = p.project_id and other.id <= p.id) as "testerNumber"
    from ${mediaOf(projectId)} and f.id = any(${[...fileIds]})
    order by f.id, a.sent_at`.execute(db);
  return rows;
}
