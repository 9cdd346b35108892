import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

const onPhone = (rule: Omit<StyleRule, '@media' | '@layer'>) => ({ '@media': { [media.phone]: rule } });
const line = `1px solid ${vars.border.hairline}`;
const cell = { padding: `${vars.space[5]} ${vars.space[4]}`, textAlign: 'start', verticalAlign: 'top' } as const;
const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const bare = { padding: 0 } as const;

export const table = style(
  inFeatures({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    ...onPhone({ display: 'block' }),
  }),
);

export const head = style(inFeatures(onPhone(visuallyHidden)));
export const headCell = style(
  inFeatures({
    ...cell,
    paddingBlock: vars.space[4],
    background: vars.surface.sunken,
    borderBlockEnd: line,
    ...typography('micro'),
    color: vars.text.secondary,
    overflowWrap: 'normal',
  }),
);
export const headNumber = style([headCell, inFeatures({ textAlign: 'end' })]);

export const body = style(inFeatures(onPhone({ display: 'block' })));

/** On phones reason and points stand above date, project and total. */
export const row = style(
  inFeatures({
    borderBlockEnd: line,
    ...onPhone({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"reason reason points" "date project balance"',
      columnGap: vars.space[4],
      rowGap: vars.space[1],
      paddingBlock: vars.space[5],
    }),
  }),
);

export const monthRow = style(
  inFeatures({
    borderBlockEnd: line,
    ...onPhone({ display: 'flex', justifyContent: 'space-between', paddingBlock: vars.space[4] }),
  }),
);
const monthCell = { ...cell, paddingBlock: vars.space[4], ...typography('label'), color: vars.text.muted } as const;
export const month = style(inFeatures({ ...monthCell, ...onPhone(bare) }));
export const monthSum = style(inFeatures({ ...monthCell, ...figures, ...onPhone(bare) }));

export const date = style(
  inFeatures({
    ...cell,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    ...onPhone({ ...bare, gridArea: 'date', ...typography('caption'), color: vars.text.secondary }),
  }),
);
export const reason = style(
  inFeatures({ ...cell, ...typography('bodyStrong'), ...onPhone({ ...bare, gridArea: 'reason' }) }),
);
export const project = style(
  inFeatures({
    ...cell,
    color: vars.text.secondary,
    ...onPhone({ ...bare, gridArea: 'project', ...typography('caption') }),
  }),
);
export const gain = style(
  inFeatures({ ...cell, ...figures, ...typography('bodyStrong'), ...onPhone({ ...bare, gridArea: 'points' }) }),
);
export const loss = style([gain, inFeatures({ color: vars.status.red.ink })]);
export const balance = style(
  inFeatures({
    ...cell,
    ...figures,
    color: vars.text.secondary,
    ...onPhone({ ...bare, gridArea: 'balance', ...typography('caption') }),
  }),
);

/** The head of the column, where there are no columns. */
export const balanceWord = style(inFeatures({ '@media': { [media.abovePhone]: { display: 'none' } } }));
