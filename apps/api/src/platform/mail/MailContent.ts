import type { MailAudience } from './MailDirectory.ts';

/** The content of a mail before it is rendered as text or HTML: plain text, escaped on rendering. */
export interface MailContent {
  language: 'de' | 'en';
  /** Determines the colours. */
  audience: MailAudience;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** A quoted text with the line that introduces it. */
  quote: { intro: string; lines: readonly string[] } | undefined;
  action: { label: string; link: string; fallback: string } | undefined;
  after: readonly string[];
  closing: readonly string[];
  footer: { lines: readonly string[]; imprint: string; imprintLink: string };
}
