export { MailStateTag, type MailStateTagProps } from '../src/MailStateTag.tsx';
