import { brandDark, brandLight, staffDark, staffLight, testerworldDark, testerworldLight } from './themes.gen.ts';

/** Light or dark; the value of `data-theme`. */
export type Mode = 'light' | 'dark';
/** Whose area it is; the value of `data-audience`. */
export type Audience = 'staff' | 'brand' | 'testerworld';

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };
/** The colours and shadows of one theme as CSS texts, named like the variables of `contract`. */
export type Theme = Widened<typeof staffLight>;

/** The six themes, for what cannot read CSS variables: canvases, mails, PDF, native apps. */
export const themes: Readonly<Record<Audience, Readonly<Record<Mode, Theme>>>> = {
  staff: { light: staffLight, dark: staffDark },
  brand: { light: brandLight, dark: brandDark },
  testerworld: { light: testerworldLight, dark: testerworldDark },
};
