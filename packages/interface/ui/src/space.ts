/** A step of the spacing scale: 0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 56 and 80 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Elements a layout component may be. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'
  | 'fieldset';
