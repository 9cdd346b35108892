export { routedApp, type AppReads } from '../src/routedApp.tsx';
