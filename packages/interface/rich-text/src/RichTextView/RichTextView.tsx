import { parseRichText } from '../document/parseRichText.ts';
import type { RichTextVariable } from '../document/variables.ts';
import { prose } from '../Prose/Prose.css.ts';
import { renderRichText } from './renderRichText.ts';

/** Props of {@link RichTextView}. */
export interface RichTextViewProps {
  /** The text as HTML, from the editor or from anywhere else; what isn't formatted text is left out. */
  value: string;
  /** Placeholders to show by their labels; others stay as they are written. */
  variables?: readonly RichTextVariable[];
  /** Level of the text's upper headings in the outline of the page; 2 by default. Their look stays the same. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Where links open: `_blank` in mails, the same tab by default. */
  linkTarget?: '_blank';
  /** Language of the text, when it differs from the page. */
  lang?: string;
  /** Identifier of the element. */
  id?: string;
}

const NONE: readonly RichTextVariable[] = [];

/** Shows formatted text; the same on the server and in the browser, and safe for HTML of strangers. */
export function RichTextView({ value, variables = NONE, headingLevel = 2, linkTarget, lang, id }: RichTextViewProps) {
  return (
    <div className={prose} lang={lang} id={id}>
      {renderRichText(parseRichText(value), { variables, headingLevel, linkTarget })}
    </div>
  );
}
