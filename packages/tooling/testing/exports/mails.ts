export {
  buildMail,
  buildMailDraft,
  buildMailListItem,
  buildMailListItems,
  buildMailPreview,
  buildMailThread,
} from '../src/builders/mails.ts';
export { lastSentMail, MAIL_CALLS, type MailServerOptions, serveMails } from '../src/mailServer.ts';
