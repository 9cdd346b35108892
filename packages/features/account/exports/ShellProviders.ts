export { ShellProviders, type ShellProvidersProps } from '../src/ShellProviders.tsx';
