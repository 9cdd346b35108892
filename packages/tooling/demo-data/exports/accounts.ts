export { CAMPAIGN_MANAGERS, DEMO_PASSWORD, DEMO_USER } from '../src/accounts.ts';
