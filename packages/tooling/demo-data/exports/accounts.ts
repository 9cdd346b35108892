export { DEMO_PASSWORD, DEMO_USER } from '../src/accounts.ts';
