import type { Catalogue } from '@resonanz/i18n/catalogue';
import { ApiError, offlineError } from './ApiError.ts';

/**
 * Fetches the texts of a language from a file of the app, whose address carries a version. Rejects with an `ApiError`:
 * `offline` without an answer, else `server`.
 *
 * @source docs/domain/languages.md#catalogues
 */
export async function fetchCatalogue(address: string): Promise<Catalogue> {
  const answer = await globalThis.fetch(address).catch((error: unknown) => {
    throw offlineError(error);
  });
  if (!answer.ok) throw new ApiError({ kind: 'server', status: answer.status });
  return (await answer.json()) as Catalogue;
}
