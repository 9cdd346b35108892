export { ToastsProvider, useToasts, type ToastsProviderProps } from '../src/Toasts/Toasts.tsx';
