import { defineArea } from '../../platform/operations/area.ts';
import { deleteDraft, draftById, draftsOf, saveDraft } from './drafts.ts';
import { readMailForm } from './mailForm.ts';
import { latestMails, mailPage, unreadCount, unreadMails } from './queries/mails.ts';
import { mailById, threadById } from './queries/thread.ts';
import { previewMail, sendMail } from './send.ts';
import { cancelMail, changeArchive, markRead, retryMail } from './states.ts';

/** Mails to partners: writing, sending, threads. */
export const mail = defineArea('mail', {
  getMails: (call) => mailPage(call, call.input.body),
  sendMail: (call) => sendMail(call, readMailForm(call.input)),
  saveMailDraft: async (call) => draftById(call, await saveDraft(call, readMailForm(call.input))),
  getMailDrafts: (call) => draftsOf(call, call.input.query),
  deleteMailDraft: (call) => deleteDraft(call, call.input.body.draftId),
  previewMail: (call) => previewMail(call, call.input.body),
  getMailThread: (call) => threadById(call, Number(call.input.path.threadId)),
  getLatestMails: (call) => latestMails(call),
  getUnreadMails: (call) => unreadMails(call),
  getUnreadMailCount: (call) => unreadCount(call),
  markMailThreadRead: (call) => markRead(call, call.input.body),
  changeMailArchiveStatus: (call) => changeArchive(call, call.input.body),
  retryMail: async (call) => {
    await retryMail(call, call.input.body.mailId);
    return mailById(call, call.input.body.mailId);
  },
  cancelMail: (call) => cancelMail(call, call.input.body.mailId),
});
