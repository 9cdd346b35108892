import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../../src/platform/http/Schemas.ts';
import { repository } from '../../src/settings.ts';
import type { TestServer } from './startTestServer.ts';

/** What a call of an import answered. */
export interface ImportAnswer<Data> {
  status: number;
  data: Data;
  error: string | null;
  fieldErrors: Schemas['FieldError'][];
}

/** The example of the documentation. */
export const importExample = (extension: 'csv' | 'xlsx') =>
  readFileSync(path.join(repository, `docs/examples/influencer-import.${extension}`));

/** Calls an import with a file and the mapping of its columns. */
export async function callImport<Data>(
  { url }: TestServer,
  token: string,
  step: string,
  fileName: string,
  bytes: Uint8Array | string,
  mapping?: unknown,
): Promise<ImportAnswer<Data>> {
  const form = new FormData();
  form.set('file', new Blob([bytes as never]), fileName);
  if (mapping !== undefined) form.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  const response = await fetch(`${url}/api/influencer/import${step}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as Omit<ImportAnswer<Data>, 'status'>;
  return { ...body, fieldErrors: body.fieldErrors ?? [], status: response.status };
}

/** The three steps of an import. */
export function importCalls(server: TestServer, token: string) {
  return {
    inspect: (fileName: string, bytes: Uint8Array | string) =>
      callImport<Schemas['ImportInspection']>(server, token, '/inspect', fileName, bytes),
    preview: (fileName: string, bytes: Uint8Array | string, mapping: unknown) =>
      callImport<Schemas['ImportPreview']>(server, token, '/preview', fileName, bytes, mapping),
    run: (fileName: string, bytes: Uint8Array | string, mapping: unknown) =>
      callImport<Schemas['ImportResult']>(server, token, '', fileName, bytes, mapping),
  };
}

/** The mapping of a file whose columns have these fields. */
export const mappingOf = (fields: readonly Schemas['ImportField'][], skipInvalidRows = false) => ({
  columns: fields.map((field, column) => ({ column, field })),
  skipInvalidRows,
});

/** A file of persons with one channel each. */
export const importLines = (...rows: string[]) => ['Name;E-Mail;URL;Follower', ...rows].join('\n');
