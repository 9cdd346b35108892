import { CONTRACT_PLACEHOLDERS, type ContractPlaceholder } from '@resonanz/domain/contracts';
import { escapeHtml } from '@resonanz/domain/html';

const isPlaceholder = (name: string): name is ContractPlaceholder =>
  (CONTRACT_PLACEHOLDERS as readonly string[]).includes(name);

/**
 * A text with its placeholders filled; the values are words, never markup, and what nobody knows stays as it was
 * written.
 */
export function fillText(html: string, values: Readonly<Record<ContractPlaceholder, string>>): string {
  return html.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
    isPlaceholder(name) ? escapeHtml(values[name]) : written,
  );
}
