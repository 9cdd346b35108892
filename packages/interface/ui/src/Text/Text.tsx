import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './Text.css.ts';

/** A style of running text; `density` follows the layout (13 px compact, 14 px comfortable). */
export type TextVariant = keyof typeof css.variant;
/** A colour of running text, named by its meaning. */
export type TextTone = keyof typeof css.tone;

/** Props of {@link Text}. */
export interface TextProps {
  /** The words. */
  children?: ReactNode;
  /** Element to render; `span` by default. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'dt' | 'dd' | 'li' | 'legend' | 'figcaption';
  /** Style of the type scale; `density` by default. */
  variant?: TextVariant;
  /** Colour by meaning; inherited by default. */
  tone?: TextTone;
  /** Alignment of the lines. */
  align?: 'start' | 'center' | 'end';
  /** Figures of equal width, for columns of numbers. */
  isTabular?: boolean;
  /** Keeps the words on one line. */
  isNowrap?: boolean;
  /**
   * Cuts one line off with an ellipsis; give the whole text in a tooltip or `title`. A `Link` is all there is in it, or
   * stands outside.
   */
  isTruncated?: boolean;
  /** Shows the line breaks of the text itself. */
  preservesLines?: boolean;
  /** Cuts the text off after so many lines. */
  maxLines?: 2 | 3 | 4;
  /** The whole text of a truncated one. */
  title?: string;
  /** Machine-readable time when the element is `time`. */
  dateTime?: string;
  /** Language of the words, when it differs from the page. */
  lang?: string;
  /** Identifier of the element. */
  id?: string;
}

/** Words in a style and colour of the house. */
export function Text({
  as: Element = 'span',
  variant = 'density',
  tone = 'inherit',
  align,
  isTabular,
  isNowrap,
  isTruncated,
  preservesLines,
  maxLines,
  children,
  ...rest
}: TextProps) {
  const className = classNames(
    css.text,
    css.variant[variant],
    css.tone[tone],
    align && css.align[align],
    isTabular && css.tabular,
    isNowrap && css.nowrap,
    isTruncated && css.truncated,
    preservesLines && css.preservingLines,
    maxLines && css.lines[maxLines],
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
