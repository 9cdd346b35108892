import type { MailAudience } from './MailDirectory.ts';

/** A mail before it is set as text or HTML: plain texts throughout, escaped where they are set. */
export interface MailContent {
  language: 'de' | 'en';
  /** Whose colours it wears. */
  audience: MailAudience;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Words of a person, with the line that introduces them. */
  quote: { intro: string; lines: readonly string[] } | undefined;
  action: { label: string; link: string; fallback: string } | undefined;
  after: readonly string[];
  closing: readonly string[];
  footer: { lines: readonly string[]; imprint: string; imprintLink: string };
}
