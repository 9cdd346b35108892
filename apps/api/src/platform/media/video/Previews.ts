import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Makes previews of videos in the background. */
export interface Previews {
  /** Asks for the preview of a version; it is made once the transaction is committed. */
  order(tx: Kysely<Schema>, versionId: number): Promise<void>;
}
