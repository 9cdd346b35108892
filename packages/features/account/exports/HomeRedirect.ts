export { HomeRedirect } from '../src/HomeRedirect.tsx';
