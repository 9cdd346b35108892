import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

/** Lines as long as they read well; staff write the words: long ones break. */
export const article = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    maxInlineSize: '68ch',
    overflowWrap: 'anywhere',
  }),
);

export const picture = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

export const title = style(inFeatures({ ...typography('title'), hyphens: 'auto' }));

export const teaser = style(inFeatures({ margin: 0, ...typography('subsection'), color: vars.text.secondary }));

export const body = style(inFeatures({ lineHeight: 1.65 }));

export const projects = style(
  inFeatures({ display: 'grid', gap: vars.space[3], margin: 0, paddingInlineStart: vars.space[5] }),
);
