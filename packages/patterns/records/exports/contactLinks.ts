export { MailLink, type MailLinkProps, PhoneLink, type PhoneLinkProps } from '../src/contactLinks/contactLinks.tsx';
