/** The part of the table for mails to partners; see expectations.ts for its words. */
export const mailTable = `
# mail: Mails to partners
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST influencerMail/findAllMail | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners, docs/domain/permissions.md#management
POST influencerMail/send | Email: add | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners, docs/domain/people.md#influencers, docs/domain/customers.md#customers, docs/domain/campaigns.md#campaigns
POST influencerMail/saveDraft | Email: add | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
GET influencerMail/getDrafts | Email: view | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
POST influencerMail/deleteDraft | Email: add | mailDrafts | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
POST influencerMail/preview | Email: add | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
GET influencerMail/findByThreadId/{threadId} | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
GET influencerMail/getLatestMailList | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners, docs/domain/work.md#work-overview
GET influencerMail/findUnreadMail | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
GET influencerMail/unreadCount | Email: view | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
POST influencerMail/isReadByThreadId | Email: edit | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners, docs/domain/transitions.md#mail-thread
POST influencerMail/updateArchiveStatus | Email: edit | mailThreads | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners, docs/domain/transitions.md#mail-thread
POST influencerMail/retry | Email: add | mails | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
POST influencerMail/cancel | Email: add | mails | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/mails.md#mail-threads-with-partners
`;
