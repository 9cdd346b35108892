import type { InstantNow, NumberOrNull } from '../../../platform/database/columns.ts';

/** Whom staff reminded of their answers, once a day at the most. */
export interface ProjectRemindersTable {
  application_id: number;
  /** Day in Berlin, as `yyyy-MM-dd`. */
  day: string;
  sent_at: InstantNow;
  sent_by: NumberOrNull;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    project_reminders: ProjectRemindersTable;
  }
}
