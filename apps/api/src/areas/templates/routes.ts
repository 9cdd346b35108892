import type { components } from '@resonanz/contract/types';
import type { Database } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { templateById, templatePage } from './queries.ts';

async function template(db: Database, id: number): Promise<components['schemas']['Template']> {
  const row = await templateById(db, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Texts that contracts begin with. */
export const templates = defineArea('templates', {
  getTemplatesPage: ({ services, input }) => templatePage(services.db, input.body),
  getTemplate: ({ services, input }) => template(services.db, input.path.id),
});
