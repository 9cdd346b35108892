import { cssValue, tokenAt } from '@resonanz/tokens/resolve';

/**
 * A colour of the design tokens as a plain value, for what knows no variables: mails, documents and pages without a
 * style sheet.
 */
export function tokenColor(path: string): string {
  const { $value = '' } = tokenAt(path);
  return cssValue($value, 'color');
}
