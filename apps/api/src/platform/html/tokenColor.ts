import { cssValue, tokenAt } from '@resonanz/tokens/resolve';

/**
 * A design token's colour as a plain value, for outputs without CSS variables: mails, documents and pages without a
 * style sheet.
 */
export function tokenColor(path: string): string {
  const { $value = '' } = tokenAt(path);
  return cssValue($value, 'color');
}
