import type { InstantNow, NumberOrNull } from '../../../platform/database/columns.ts';

/** Who was invited to a product test, each once. */
export interface ProjectInvitationsTable {
  project_id: number;
  user_id: number;
  sent_at: InstantNow;
  sent_by: NumberOrNull;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    project_invitations: ProjectInvitationsTable;
  }
}
