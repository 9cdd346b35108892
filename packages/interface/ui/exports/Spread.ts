export { Spread, type SpreadProps } from '../src/Spread/Spread.tsx';
