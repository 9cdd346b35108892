/**
 * From the beginning of a text to something that the tokeniser of the HTML standard takes for markup: `<!`, `<?`, `</`
 * with anything behind it, or `<` and a letter, with a name that ends before the text does. A name that does not end is
 * text (`a<b`), and nothing inside it opens anything.
 */
export const HTML_FORM = /^[^<]*(?:<(?![A-Za-z])[^<]*)*<(?:[!?]|\/[\s\S]|[A-Za-z][^\t\n\f\r />]*[\t\n\f\r />])/;

// The 106 names that need no semicolon, letters with the same marks together.
const LEGACY_NAMES = [
  '[AEIOUYaeiouy]?acute|[AEIOUaeiou](?:circ|grave)|[AEIOUaeiouy]?uml|[ANOano]tilde|[Aa]ring|(?:AE|ae|sz)lig|[Oo]slash|[Cc]?cedil',
  'AMP|COPY|ETH|GT|LT|QUOT|REG|THORN|amp|copy|eth|gt|lt|quot|reg|thorn',
  'brvbar|cent|curren|deg|divide|frac(?:1[24]|34)|i(?:excl|quest)|[lr]aquo|macr|micro|middot|nbsp|not|ord[fm]|para|plusmn|pound',
  'sect|shy|sup[123]|times|yen',
].join('|');

/**
 * A character reference: a number, a name with semicolon (2 to 31 letters and digits), or one of the names that need
 * none, which count as the beginning of a longer word too.
 */
export const REFERENCE_FORM = /* @__PURE__ */ new RegExp(
  `&(?:#(?:\\d|[Xx][\\dA-Fa-f])|[A-Za-z][A-Za-z\\d]{1,30};|${LEGACY_NAMES})`,
);

/**
 * Whether a text holds something the HTML standard's tokeniser takes for a tag, a comment or a declaration, closed or
 * not; `3 < 5`, `a<b` and `<3` are text. Linear in the length of the text.
 *
 * @source docs/domain/validation.md#free-text; HTML standard, tokenization
 */
export function containsHtml(text: string): boolean {
  return HTML_FORM.test(text);
}

/**
 * Whether a text holds a character reference, with or without semicolon; `R&D`, `AT&T` and `?a=1&b=2` are text. A name
 * with semicolon counts by its form, because the standard forbids unknown ones in text as well.
 *
 * @source docs/domain/validation.md#free-text; HTML standard, character references
 */
export function containsHtmlEntity(text: string): boolean {
  return REFERENCE_FORM.test(text);
}
