export { Meter, type MeterProps } from '../src/Meter/Meter.tsx';
