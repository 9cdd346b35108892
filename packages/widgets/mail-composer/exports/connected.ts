export { ConnectedMailComposer, type ConnectedMailComposerProps } from '../src/connected/ConnectedMailComposer.tsx';
export { ConnectedMails, type ConnectedMailsProps, type MailPlace } from '../src/connected/ConnectedMails.tsx';
export type { MailBegin, MailPartner } from '../src/connected/partner.ts';
