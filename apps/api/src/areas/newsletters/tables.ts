import type { ColumnType, Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull, OrNull, SearchText } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** What newsletters begin with; a language that is missing is empty. */
export interface NewsletterTemplatesTable {
  id: Generated<number>;
  name: string;
  subject_de: Generated<string>;
  subject_en: Generated<string>;
  /** HTML with placeholders, reduced to the elements of templates. */
  text_de: Generated<string>;
  text_en: Generated<string>;
  is_default: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
  deleted_at: InstantOrNull;
  search_text: SearchText;
}

/** Newsletters to testers, with the counts of their mails. */
export interface NewslettersTable {
  id: Generated<number>;
  subject_de: Generated<string>;
  subject_en: Generated<string>;
  text_de: Generated<string>;
  text_en: Generated<string>;
  template_id: NumberOrNull;
  project_id: NumberOrNull;
  audience: ColumnType<Schemas['TesterUserFilters'], string | undefined, string>;
  state: Generated<Schemas['NewsletterState']>;
  failure: OrNull<Schemas['NewsletterFailure']>;
  planned_at: InstantOrNull;
  started_at: InstantOrNull;
  finished_at: InstantOrNull;
  /** Runs in which the mail server took nothing, one after the other. */
  attempts: Generated<number>;
  receivers: Generated<number>;
  sent: Generated<number>;
  bounced: Generated<number>;
  skipped: Generated<number>;
  uncertain: Generated<number>;
  measured: Generated<number>;
  opened: Generated<number>;
  clicked: Generated<number>;
  unsubscribed: Generated<number>;
  created_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
  deleted_at: InstantOrNull;
  search_text: SearchText;
}

/** One mail of a newsletter to one tester; a taken one is never sent again. */
export interface NewsletterReceiversTable {
  newsletter_id: number;
  user_id: number;
  state: Generated<'waiting' | 'taken' | 'sent' | 'bounced' | 'skipped' | 'uncertain'>;
  tries: Generated<number>;
  not_before: InstantOrNull;
  taken_at: InstantOrNull;
  sent_at: InstantOrNull;
  unsubscribed_at: InstantOrNull;
  /** Whether the tester had agreed to be measured when the mail left, and has not taken that back. */
  is_measured: Generated<boolean>;
  opened_at: InstantOrNull;
  clicked_at: InstantOrNull;
}

/** Where links of a newsletter lead. */
export interface NewsletterLinksTable {
  id: Generated<number>;
  newsletter_id: number;
  href: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    newsletter_templates: NewsletterTemplatesTable;
    newsletters: NewslettersTable;
    newsletter_receivers: NewsletterReceiversTable;
    newsletter_links: NewsletterLinksTable;
  }
}
