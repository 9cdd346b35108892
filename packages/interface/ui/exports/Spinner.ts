export { Spinner, type SpinnerProps } from '../src/Spinner/Spinner.tsx';
