export { MailBody, type MailBodyProps } from '../src/MailBody/MailBody.tsx';
export { hasRemoteImages } from '../src/MailBody/remoteImages.ts';
