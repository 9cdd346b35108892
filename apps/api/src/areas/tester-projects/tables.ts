import type { Generated } from 'kysely';
import type { ProjectApplicationStatus, ProjectStatus, ProjectType } from '@resonanz/domain/projectStates';
import type { DateOrNull, InstantNow, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';

export interface TesterProjectsTable {
  id: Generated<number>;
  title_de: string;
  title_en: string;
  description_de: Generated<string>;
  description_en: Generated<string>;
  brand_name: Generated<string>;
  category: NumberOrNull;
  type: Generated<ProjectType>;
  status: Generated<ProjectStatus>;
  picture: TextOrNull;
  places: Generated<number>;
  starts_on: DateOrNull;
  ends_on: DateOrNull;
  application_until: DateOrNull;
  points: Generated<number>;
  regional: TextOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface TesterApplicationsTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  status: Generated<ProjectApplicationStatus>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tester_projects: TesterProjectsTable;
    tester_applications: TesterApplicationsTable;
  }
}
