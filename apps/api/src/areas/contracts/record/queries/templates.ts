import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';

/** The text of an active template for contracts. */
export async function templateText(tx: Kysely<Schema>, templateId: number): Promise<string> {
  const template = await tx
    .selectFrom('templates')
    .select('template')
    .where('id', '=', templateId)
    .where('use', '=', 'contract')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (template === undefined) throw notFound();
  return template.template;
}
