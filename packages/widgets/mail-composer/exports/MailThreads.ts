export { MailThreads, type MailThreadsProps } from '../src/MailThreads.tsx';
export { MailThreadDrawer, type MailThreadDrawerProps } from '../src/MailThreadDrawer.tsx';
export type { ListedMail, MailAttachment, MailState, OpenedThread, ThreadMail } from '../src/thread.ts';
