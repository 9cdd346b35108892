export { ToastsProvider, useAnnounce, useToasts, type ToastsProviderProps } from '../src/Toasts/Toasts.tsx';
