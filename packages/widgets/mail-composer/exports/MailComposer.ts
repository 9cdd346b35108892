export { MailComposer, type MailComposerProps } from '../src/MailComposer.tsx';
export type {
  CheckedReceiver,
  CheckMail,
  HandOver,
  AttachedFile,
  MailCheck,
  MailDraft,
  MailFileOffer,
  MailLanguage,
  MailPlaceholder,
  MailProblem,
  MailReceiver,
  MailReceiverId,
  MailText,
  WrittenMail,
} from '../src/mail.ts';
