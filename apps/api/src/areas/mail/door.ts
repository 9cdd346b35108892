export { createMailDirectory } from './ledger/createMailDirectory.ts';
export { createMailLedger } from './ledger/createMailLedger.ts';
export { noteMail } from './ledger/queries/noteMail.ts';
