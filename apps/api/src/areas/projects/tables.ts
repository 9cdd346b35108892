import type { Generated, JSONColumnType } from 'kysely';
import type { ProjectApplicationStatus, ProjectStatus, ProjectType } from '@resonanz/domain/projectStates';
import type {
  Country,
  DateOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  OrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';

/** Product tests. */
export interface TesterProjectsTable {
  id: Generated<number>;
  title_de: string;
  title_en: string;
  description_de: Generated<string>;
  description_en: Generated<string>;
  /** What testers receive. */
  product_de: Generated<string>;
  product_en: Generated<string>;
  brand_id: number;
  owner_user_id: NumberOrNull;
  category: NumberOrNull;
  type: Generated<ProjectType>;
  status: Generated<ProjectStatus>;
  /** A drawn picture; uploaded media come before it. */
  picture: TextOrNull;
  places: Generated<number>;
  application_until: DateOrNull;
  /** When everybody who applied knows. */
  selection_on: DateOrNull;
  ships_on: DateOrNull;
  starts_on: DateOrNull;
  ends_on: DateOrNull;
  /** Whether a video review is asked for, which brings points of its own. */
  asks_video: Generated<boolean>;
  age_from: NumberOrNull;
  age_to: NumberOrNull;
  /** Nobody is left out while empty; the same with countries and states. */
  genders: Generated<('male' | 'female' | 'divers')[]>;
  min_children: NumberOrNull;
  child_age_from: NumberOrNull;
  child_age_to: NumberOrNull;
  countries: Generated<Country[]>;
  federal_states: Generated<string[]>;
  /** Whether testers must have chosen the category in their profile. */
  needs_category: Generated<boolean>;
  /** Whether the first of the waiting list gets a place that becomes free. */
  moves_up: Generated<boolean>;
  published_at: InstantOrNull;
  completed_at: InstantOrNull;
  created_by: NumberOrNull;
  updated_by: NumberOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Questions of a product test: those of the application, and those about the product. */
export interface ProjectQuestionnairesTable {
  id: Generated<number>;
  project_id: number;
  kind: 'screening' | 'test';
  position: Generated<number>;
  title_de: Generated<string>;
  title_en: Generated<string>;
  opens_on: DateOrNull;
  due_on: DateOrNull;
  draft: JSONColumnType<object, string, string>;
  /** The version that testers answer; null before the first release. */
  version: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

export interface QuestionnaireVersionsTable {
  questionnaire_id: number;
  version: number;
  definition: JSONColumnType<object, string, string>;
  released_at: InstantNow;
  released_by: NumberOrNull;
}

/** Testers who applied, and how far their test is. */
export interface TesterApplicationsTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  status: Generated<ProjectApplicationStatus>;
  reason: TextOrNull;
  decided_at: InstantOrNull;
  decided_by: NumberOrNull;
  decided_how: OrNull<'hand' | 'rule' | 'lottery' | 'waitingList'>;
  /** Place in the waiting list, from 1. */
  waiting_rank: NumberOrNull;
  withdrawn_at: InstantOrNull;
  /** Conditions that the tester met when applying, and how many there were. */
  fit_met: Generated<number>;
  fit_of: Generated<number>;
  shipped_at: InstantOrNull;
  carrier: TextOrNull;
  tracking_number: TextOrNull;
  received_at: InstantOrNull;
  /** What the agency notes about the parcel. */
  shipping_note: Generated<string>;
  completed_at: InstantOrNull;
  /** When the deadline of the answers passed without them. */
  missed_at: InstantOrNull;
  /** Since when the brand may show the pictures and videos of the test; null while it may not. */
  media_consent_at: InstantOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** What a tester answers to one questionnaire: a draft until it is sent. */
export interface QuestionnaireAnswersTable {
  id: Generated<number>;
  application_id: number;
  questionnaire_id: number;
  version: number;
  answers: JSONColumnType<object, string, string>;
  /** Page the tester was on. */
  page: TextOrNull;
  is_late: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
  sent_at: InstantOrNull;
}

/** What testers were told about a questionnaire, each once. */
export interface QuestionnaireNoticesTable {
  application_id: number;
  questionnaire_id: number;
  kind: 'opened' | 'reminder' | 'missed';
  sent_at: InstantNow;
}

/** Answers in words that the report of a product test shows. */
export interface ProjectQuotesTable {
  answer_id: number;
  question_id: string;
  chosen_at: InstantNow;
  chosen_by: NumberOrNull;
}

/** Draws of free places; the seed and the candidates make each of them repeatable. */
export interface ProjectLotteriesTable {
  id: Generated<number>;
  project_id: number;
  seed: string;
  places: number;
  reserves: number;
  min_fit: Generated<number>;
  is_balanced: Generated<boolean>;
  /** Ids of applications in the order they were drawn from. */
  candidates: JSONColumnType<number[], string, string>;
  /** Their federal states at the draw, in the same order; null for draws that did not keep them. */
  candidate_states: JsonOrNull<(string | null)[]>;
  drawn: JSONColumnType<{ places: number[]; reserves: number[] }, string, string>;
  drawn_by: NumberOrNull;
  drawn_at: InstantNow;
  applied_at: InstantOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tester_projects: TesterProjectsTable;
    project_questionnaires: ProjectQuestionnairesTable;
    questionnaire_versions: QuestionnaireVersionsTable;
    tester_applications: TesterApplicationsTable;
    questionnaire_answers: QuestionnaireAnswersTable;
    questionnaire_notices: QuestionnaireNoticesTable;
    project_quotes: ProjectQuotesTable;
    project_lotteries: ProjectLotteriesTable;
  }
}
