import { vars } from '@resonanz/tokens/contract';

type Tree = { readonly [key: string]: string | Tree };

const namesIn = (tree: Tree): readonly string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : namesIn(value),
  );

/** Every CSS variable of the theme, one a line; a change of this text is a change for users. */
export const cssVariables = (): string =>
  `${namesIn(vars as unknown as Tree)
    .toSorted()
    .join('\n')}\n`;
