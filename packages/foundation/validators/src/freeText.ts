import { settle, textValidator, type Fault, type Validator } from './schema.ts';

/** What a field of free text allows beyond the rules. */
export interface FreeTextOptions {
  /** An empty text is a fault. */
  readonly isRequired?: boolean;
  /** Digits alone are fine, for names such as 1234. */
  readonly allowsNumbers?: boolean;
  /** Most characters. */
  readonly maxLength?: number;
}

// Named references that HTML understands without a semicolon.
const LEGACY_REFERENCES =
  'AElig|AMP|Aacute|Acirc|Agrave|Aring|Atilde|Auml|COPY|Ccedil|ETH|Eacute|Ecirc|Egrave|Euml|GT|Iacute|Icirc|Igrave|Iuml|LT|Ntilde|Oacute|Ocirc|Ograve|Oslash|Otilde|Ouml|QUOT|REG|THORN|Uacute|Ucirc|Ugrave|Uuml|Yacute|aacute|acirc|acute|aelig|agrave|amp|aring|atilde|auml|brvbar|ccedil|cedil|cent|copy|curren|deg|divide|eacute|ecirc|egrave|eth|euml|frac12|frac14|frac34|gt|iacute|icirc|iexcl|igrave|iquest|iuml|laquo|lt|macr|micro|middot|nbsp|not|ntilde|oacute|ocirc|ograve|ordf|ordm|oslash|otilde|ouml|para|plusmn|pound|quot|raquo|reg|sect|shy|sup1|sup2|sup3|szlig|thorn|times|uacute|ucirc|ugrave|uml|uuml|yacute|yen|yuml';

const REFERENCE = new RegExp(`&(?:#\\d|#[xX][0-9a-fA-F]|[A-Za-z][A-Za-z0-9]{1,31};|(?:${LEGACY_REFERENCES}))`);

/** Whether a text holds something HTML would read as a tag, a comment or a declaration, closed or not; `3 < 5` and `a<b` are text. */
export function containsHtml(text: string): boolean {
  if (/<[!?]|<\/[a-z]/i.test(text)) return true;
  const start = text.search(/<[a-z]/i);
  // A name that runs to the end of the text opens no tag, and nothing inside it can.
  return start !== -1 && /[\s/>]/.test(text.slice(start + 2));
}

/** Whether a text holds a character reference; `R&D` and `?a=1&b=2` are text. */
export function containsHtmlEntity(text: string): boolean {
  return REFERENCE.test(text);
}

/** Free text: all faults in the order of the specification, a field shows the first. */
export function freeText({ isRequired = false, allowsNumbers = false, maxLength }: FreeTextOptions = {}): Validator<string> {
  return textValidator((text) => {
    if (text === '') return settle(text, [isRequired && { code: 'required' }]);
    const faults: readonly (Fault | false)[] = [
      /^\s|\s$/.test(text) && { code: 'startsWithOrEndsWithSpace' },
      !allowsNumbers && /^\s*\p{Nd}+\s*$/u.test(text) && { code: 'numberValue' },
      !/[\p{L}\p{N}]/u.test(text) && { code: 'specialCharacterValue' },
      containsHtml(text) && { code: 'containsHtml' },
      containsHtmlEntity(text) && { code: 'htmlCharacterEntityValue' },
      maxLength !== undefined && [...text].length > maxLength && { code: 'textTooLong', params: { max: maxLength } },
    ];
    return settle(text, faults);
  });
}
