/** The part of the table for mails to partners; see expectations.ts for its words. */
export const mailTable = `
# mail: Mails to partners
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST influencerMail/findAllMail | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, A-049 (M: no e-mails)
POST influencerMail/send | Email: add | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, B1, B3, C1 "mail to selection"
POST influencerMail/saveDraft | Email: add | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "save draft"
GET influencerMail/getDrafts | Email: view | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "Entwürfe"
POST influencerMail/deleteDraft | Email: add | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "Entwürfe"
POST influencerMail/preview | Email: add | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "placeholders"
GET influencerMail/findByThreadId/{threadId} | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7
GET influencerMail/getLatestMailList | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, A3
GET influencerMail/findUnreadMail | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7
GET influencerMail/unreadCount | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, A-063
POST influencerMail/isReadByThreadId | Email: edit | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, T18
POST influencerMail/updateArchiveStatus | Email: edit | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7, T18
POST influencerMail/retry | Email: add | mails | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "sending failed (retry)"
POST influencerMail/cancel | Email: add | mails | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D7 "schedule"
`;
