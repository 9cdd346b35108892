export { Sparkline, type SparklineProps } from '../src/Sparkline/Sparkline.tsx';
