import { declareModes, fill } from './declareVariables.ts';
import { childrenOf } from './document.ts';

const colours = childrenOf('status').filter((name) => name !== 'red');

declareModes((mode) => Object.assign({}, ...colours.map((name) => fill(`status.${name}.${mode}`, ['status', name]))));
