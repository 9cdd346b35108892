/** The elements a formatted text may consist of; nothing else is ever drawn or saved. */
export type RichTextTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'a'
  | 'strong'
  | 'em'
  | 'u'
  | 's'
  | 'br';

/** An element of a formatted text. */
export interface RichTextElement {
  readonly tag: RichTextTag;
  /** Address of a link; only http, https, mailto and tel. */
  readonly href?: string;
  /** First number of a numbered list, when it isn't 1. */
  readonly start?: number;
  readonly children: readonly RichTextNode[];
}

/** An element, or plain words. */
export type RichTextNode = RichTextElement | string;
