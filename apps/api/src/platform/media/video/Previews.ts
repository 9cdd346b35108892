import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Creates previews of videos in the background. */
export interface Previews {
  /** Requests the preview of a version; it is created once the transaction is committed. */
  order(tx: Kysely<Schema>, versionId: number): Promise<void>;
}
