import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { changeFaqStatus, deleteFaq, saveFaq, sortFaqs } from './changes.ts';
import { exportFaqs } from './export.ts';
import { deleteFaqGroup, saveFaqGroup, sortFaqGroups } from './groups.ts';
import { findFaq, findFaqsPage } from './queries/faqs.ts';
import { findGroups } from './queries/groups.ts';
import { findActiveFaqs, findVotes, saveVote } from './queries/readers.ts';

/** Questions and answers of the tester area, their groups, and whether they were helpful. */
export const faqs = defineArea('faqs', {
  getFaqsPage: ({ input, services }) => findFaqsPage(services.db, input.body),
  getFaq: ({ input, services }) => findFaq(services.db, input.path.id),
  saveFaq,
  deleteFaq,
  changeFaqStatus,
  sortFaqs,
  exportFaqs: async ({ input: { body }, services, audit }) => {
    const { file, rows } = await exportFaqs(services.db, services.clock.now(), body);
    audit({
      entity: 'faqExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  getActiveFaqs: ({ services }) => findActiveFaqs(services.db),
  getOwnFaqVotes: ({ services, user }) => findVotes(services.db, user.id),
  voteForFaq: async ({ input: { body }, services: { db, clock }, user }) => {
    if (!(await saveVote(db, { ...body, userId: user.id, votedAt: clock.now() }))) throw notFound();
    return null;
  },
  getFaqGroups: ({ services }) => findGroups(services.db),
  saveFaqGroup,
  deleteFaqGroup,
  sortFaqGroups,
});
