export { DEMO_MAILS, type DemoMail, type DemoMailThread } from '../src/mails.ts';
