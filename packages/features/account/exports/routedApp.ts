export { routedApp } from '../src/routedApp.tsx';
