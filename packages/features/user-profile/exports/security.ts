export { OwnSecurity } from '../src/OwnSecurity.tsx';
