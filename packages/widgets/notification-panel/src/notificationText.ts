import DOMPurify from 'dompurify';
import { NOTIFICATION_ELEMENTS, escapeHtml } from '@resonanz/domain/html';
import type { Language } from '@resonanz/i18n/language';

// A row is a button that leads to its target, so links inside it would be buttons in a button: their words stay, they
// go.
const ALLOWED = {
  ALLOWED_TAGS: NOTIFICATION_ELEMENTS.filter((element) => element !== 'a'),
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM: true as const,
};

/** Placeholder values of a notification; unreadable JSON counts as none, and so does what is neither text nor number. */
export function placeholderValues(notificationText: string): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(notificationText);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const readable = Object.entries(parsed).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return Object.fromEntries(readable.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** The values for a reader: what is stored in English beside a value, by its name with `En`, takes its place. */
export function valuesIn(
  language: Language,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (language !== 'en') return values;
  const english = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('En') ? [[name.slice(0, -2), value] as const] : [],
  );
  return { ...values, ...Object.fromEntries(english) };
}

const NUMBER = /^\d+$/;
// A value that is missing must not cost the reader the whole sentence.
const UNKNOWN = { campaign: '…', channel: '…', user: '…', project: '…', points: '…' };

/**
 * The values as a message needs them: texts escaped for HTML, the count a number so that plurals work; `grouped`
 * notifications in one row count together.
 */
export function escapedValues(
  values: Readonly<Record<string, string>>,
  grouped = 1,
): Readonly<Record<string, string | number>> {
  const { count = '1', ...texts } = values;
  const escaped = Object.entries(texts).map(([name, value]) => [name, escapeHtml(value)] as const);
  return {
    ...UNKNOWN,
    ...Object.fromEntries(escaped),
    count: grouped > 1 ? grouped : NUMBER.test(count) ? Number(count) : 1,
  };
}

/** Fills `{name}` placeholders of a template that is not a known message. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** HTML with nothing but the few inline tags a notification may carry, and the same as plain text, for labels. */
export function sanitize(dirty: string): { html: string; text: string } {
  // The body of a document of its own, though it is typed as any node; a frameset leaves no body at all.
  const body = DOMPurify.sanitize(dirty, ALLOWED) as HTMLElement | null;
  if (body === null) return { html: '', text: '' };
  const html = body.innerHTML;
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return { html, text: body.textContent ?? '' };
}
