export { VisuallyHidden, type VisuallyHiddenProps } from '../src/VisuallyHidden/VisuallyHidden.tsx';
