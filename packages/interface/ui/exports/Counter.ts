export { Counter, type CounterProps } from '../src/Counter/Counter.tsx';
