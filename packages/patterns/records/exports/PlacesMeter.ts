export { PlacesMeter, type PlacesMeterProps } from '../src/PlacesMeter/PlacesMeter.tsx';
