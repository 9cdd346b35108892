import { createGlobalVar } from '@vanilla-extract/css';
import { declare, type Values, variable } from './declareVariables.ts';
import { cssValue, tokenAt, typeStyle } from './document.ts';

/** The type styles of headings and figures, which have a sheet of their own. */
export const headingStyles: readonly string[] = ['display', 'displaySmall', 'title', 'figure', 'bodyLarge'];

/**
 * Each font names the family; written once, the sheets are smaller. The name is fixed: packages that draw headings
 * carry these type styles in sheets of their own, and a generated name would differ from the one that the sheet of the
 * tokens sets.
 */
export const family = createGlobalVar('rz-type-family');
/** The family with what stands in for it. */
export const sans = cssValue(tokenAt('typography.family.sans').$value ?? '', 'fontFamily');

/** Gives the variables of type styles their values. */
export function declareType(names: readonly string[]): void {
  const values: Values = {};
  for (const name of names) {
    const { font, stretch, tracking, weight } = typeStyle(name);
    values[variable(['type', name, 'font'])] = font.replace(sans, family);
    values[variable(['type', name, 'stretch'])] = stretch;
    values[variable(['type', name, 'tracking'])] = tracking;
    values[variable(['type', name, 'weight'])] = weight;
  }
  declare(':root', values);
}
