/**
 * CSS variable that takes texts of one line to several below the element that sets it to `normal`: on a touch screen
 * nothing shows what was cut off.
 */
export const ONE_LINE = '--rz-one-line';

/** `white-space` of a text that stays on one line, as far as nothing around it says otherwise. */
export const onOneLine = `var(${ONE_LINE}, nowrap)`;
