/** A placeholder that is filled in when the text is sent. */
export interface RichTextVariable {
  /** What stands in the text between two pairs of braces: letters, digits, `_`, `.` and `-`, for example `firstName`. */
  readonly name: string;
  /** The words shown instead, for example "Vorname". */
  readonly label: string;
}

/** Finds placeholders such as `{{firstName}}`; the name is the first group. */
export const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Words, or a known placeholder in their midst. */
export type VariablePart = string | RichTextVariable;

/** Parts words at the known placeholders; unknown ones stay words. */
export function splitVariables(text: string, variables: readonly RichTextVariable[]): VariablePart[] {
  const parts: VariablePart[] = [];
  let at = 0;
  for (const found of text.matchAll(VARIABLE)) {
    const variable = variables.find(({ name }) => name === found[1]);
    if (!variable) continue;
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push(variable);
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
