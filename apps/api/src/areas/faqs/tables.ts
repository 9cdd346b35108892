import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull, SearchText } from '../../platform/database/columns.ts';

/** Groups of FAQs, with names in both languages. */
export interface FaqGroupsTable {
  id: Generated<number>;
  name_de: string;
  name_en: string;
  /** Place in the order; equal ones by their age. */
  position: number;
  deleted_at: InstantOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

/** Questions and answers of the tester area; a language that is missing is empty. */
export interface FaqsTable {
  id: Generated<number>;
  group_id: number;
  question_de: Generated<string>;
  question_en: Generated<string>;
  /** Sanitized HTML. */
  answer_de: Generated<string>;
  answer_en: Generated<string>;
  /** Place within the group; equal ones by their age. */
  position: number;
  is_active: Generated<boolean>;
  deleted_at: InstantOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

/** Who found which FAQ helpful, and who did not. */
export interface FaqVotesTable {
  faq_id: number;
  user_id: number;
  is_helpful: boolean;
  voted_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    faq_groups: FaqGroupsTable;
    faqs: FaqsTable;
    faq_votes: FaqVotesTable;
  }
}
