import { CONTRACT_PLACEHOLDERS, type ContractPlaceholder } from '@resonanz/domain/contracts';
import { escapeHtml } from '@resonanz/domain/html';

const isPlaceholder = (name: string): name is ContractPlaceholder =>
  (CONTRACT_PLACEHOLDERS as readonly string[]).includes(name);

/** Replaces the placeholders of a text. Values are plain text, never markup; placeholders without a value stay. */
export function fillText(html: string, values: Readonly<Record<ContractPlaceholder, string>>): string {
  return html.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
    isPlaceholder(name) ? escapeHtml(values[name]) : written,
  );
}
