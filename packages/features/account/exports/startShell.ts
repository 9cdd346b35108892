export { startShell } from '../src/startShell.tsx';
