export { RouteError } from '../src/RouteError.tsx';
