import { declare, declareModes, fill, variable } from './declareVariables.ts';
import { childrenOf, cssValue, tokenAt } from './document.ts';

const platforms = childrenOf('platform');
const brandColours = platforms.flatMap((name) =>
  ['fill', 'onFill', 'onFillText'].map((part) => [
    variable(['platform', name, part]),
    cssValue(tokenAt(`platform.${name}.${part}`).$value ?? '', 'color'),
  ]),
);

declare(':root', Object.fromEntries(brandColours));
declareModes((mode) =>
  Object.assign({}, ...platforms.map((name) => fill(`platform.${name}.${mode}`, ['platform', name]))),
);
