/** A way to look at a story: in a theme, as narrow as a phone (in light), with the colours of the system. */
export type Way = 'light' | 'dark' | 'forced' | 'phone';

const inColour = ['light', 'dark', 'forced'] as const;
const narrow = ['phone'] as const;

/** The stories whose looks are kept, and in which ways. */
export const pictures: Readonly<Record<string, readonly Way[]>> = {
  'ui-button--tones-and-variants': inColour,
  'ui-button--long-words': narrow,
};
