import { parseRichText } from '../document/parseRichText.ts';
import { escapeAttribute, escapeText, serializeRichText } from '../document/serializeRichText.ts';
import { type RichTextVariable, splitVariables } from '../document/variables.ts';

/** A value as the editor reads it: sanitised, with the known placeholders as pieces of their own. */
export function editorHtml(value: string, variables: readonly RichTextVariable[]): string {
  const writeText = (text: string) =>
    splitVariables(text, variables)
      .map((part) =>
        typeof part === 'string' ? escapeText(part) : `<span data-variable="${escapeAttribute(part.name)}"></span>`,
      )
      .join('');
  return serializeRichText(parseRichText(value), writeText);
}
