import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { fallbackVar, style } from '@vanilla-extract/css';
import { gutter } from '../ExportBar/ExportBar.css.ts';
import { inPatterns } from '../inPatterns.ts';

/** Takes the room the page leaves and scrolls within, down to a height below which the page scrolls instead. */
export const screen = style(
  inPatterns({
    display: 'flex',
    flex: '1 1 0',
    minBlockSize: '420px',
    minInlineSize: 0,
    '@media': { [media.belowDesktop]: { display: 'block', minBlockSize: 0 } },
  }),
);

export const list = style(
  inPatterns({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0, background: vars.surface.base }),
);

/** A list without a filter panel keeps the page's gutter. */
export const alone = style(
  inPatterns({
    vars: { [gutter]: vars.layout.pageGutter },
    '@media': { [media.phone]: { vars: { [gutter]: vars.layout.pageGutterPhone } } },
  }),
);

export const chips = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: fallbackVar(gutter, vars.space[6]),
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
export const alert = style(inPatterns({ padding: vars.space[6] }));
