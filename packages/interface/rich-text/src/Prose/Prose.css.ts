import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inUi = inLayer('ui');

/** Formatted text, read or written; its elements carry no classes of their own, since the editor draws them too. */
export const prose = style(
  inUi({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'manual', font: vars.density.font, lineHeight: 1.5 }),
);

const inside = (selector: string) => `${prose} ${selector}`;
const each = (...selectors: string[]) => selectors.map(inside).join(', ');

globalStyle(each('p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote'), inUi({ margin: 0, padding: 0 }));
globalStyle(each('* + p', '* + ul', '* + ol', '* + blockquote'), inUi({ marginBlockStart: vars.space[4] }));
globalStyle(each('* + :is(h2, h3, h4, h5, h6)'), inUi({ marginBlockStart: vars.space[6] }));
globalStyle(each(':is(h2, h3, h4, h5, h6) + *'), inUi({ marginBlockStart: vars.space[2] }));
globalStyle(each(':is(h2, h3, h4, h5, h6)'), inUi({ ...typography('subsection') }));
globalStyle(`${prose} > :is(h2, [data-upper])`, inUi({ ...typography('section') }));
globalStyle(each(':is(ul, ol)'), inUi({ paddingInlineStart: '1.6em' }));
globalStyle(inside('ul'), inUi({ listStyle: 'disc' }));
globalStyle(inside('ol'), inUi({ listStyle: 'decimal' }));
globalStyle(each('li > *', 'li + li'), inUi({ marginBlockStart: vars.space[1] }));
globalStyle(inside('li::marker'), inUi({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }));
globalStyle(
  inside('blockquote'),
  inUi({
    paddingInlineStart: vars.space[5],
    borderInlineStart: `2px solid ${vars.border.strong}`,
    color: vars.text.secondary,
  }),
);
globalStyle(inside('strong'), inUi({ fontWeight: vars.type.bodyStrong.weight }));
globalStyle(inside(':is(p, h2, h3, h4, h5, h6):empty::before'), inUi({ content: "'\\200b'" }));
globalStyle(
  inside('a'),
  inUi({
    color: vars.accent.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
  }),
);
globalStyle(inside('a:focus-visible'), inUi(focusRing));

/** A placeholder of a template, in reading and in writing. */
export const variable = style(
  inUi({
    paddingInline: '5px',
    paddingBlock: '1px',
    border: '1px solid transparent',
    borderRadius: vars.radius.chip,
    background: vars.accent.tint,
    color: vars.accent.ink,
    fontStretch: '90%',
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
