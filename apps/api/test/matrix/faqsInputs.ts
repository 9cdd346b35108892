import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const db = ({ world }: Asking) => world.server.db;

const newGroup = () => ({ nameDe: unique('Gruppe '), nameEn: unique('Group ') });

const storedGroup = (asking: Asking) => {
  const { nameDe: name_de, nameEn: name_en } = newGroup();
  return db(asking)
    .insertInto('faq_groups')
    .values({ name_de, name_en, position: 1 })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
};

const newValues = () => ({
  questionDe: unique('Frage '),
  questionEn: '',
  answerDe: '<p>Antwort</p>',
  answerEn: '',
  isActive: true,
});

const stored = async (asking: Asking) => {
  const group = await storedGroup(asking);
  return db(asking)
    .insertInto('faqs')
    .values({ group_id: group.id, question_de: unique('Frage '), answer_de: '<p>Antwort</p>', position: 1 })
    .returning(['id', 'group_id', 'updated_at'])
    .executeTakeFirstOrThrow();
};

const groupIds = async (asking: Asking) => {
  const rows = await db(asking)
    .selectFrom('faq_groups')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A valid input of every call about FAQs. */
export const faqsInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getFaqsPage: () => ({ json: {} }),
  getFaq: async (asking) => ({ path: { id: (await stored(asking)).id } }),
  saveFaq: async (asking) => {
    const { id, group_id, updated_at } = await stored(asking);
    return {
      json: { ...newValues(), faqGroupId: group_id, faqId: id, updatedAt: new Date(updated_at).toISOString() },
    };
  },
  deleteFaq: async (asking) => ({ json: { faqId: (await stored(asking)).id } }),
  changeFaqStatus: async (asking) => ({ json: { faqId: (await stored(asking)).id, isActive: false } }),
  sortFaqs: async (asking) => {
    const { id, group_id } = await stored(asking);
    return { json: { faqGroupId: group_id, readIds: [id], faqIds: [id] } };
  },
  exportFaqs: () => ({ json: { format: 'csv', language: 'de' } }),
  getActiveFaqs: () => ({}),
  getOwnFaqVotes: () => ({}),
  voteForFaq: async (asking) => ({ json: { faqId: (await stored(asking)).id, isHelpful: true } }),
  getFaqGroups: () => ({}),
  saveFaqGroup: async (asking) => {
    const { id, updated_at } = await storedGroup(asking);
    return { json: { ...newGroup(), faqGroupId: id, updatedAt: new Date(updated_at).toISOString() } };
  },
  deleteFaqGroup: async (asking) => ({ json: { faqGroupId: (await storedGroup(asking)).id } }),
  sortFaqGroups: async (asking) => {
    // Those of earlier calls would be more than an order takes.
    await db(asking).updateTable('faq_groups').set({ deleted_at: new Date() }).execute();
    await storedGroup(asking);
    const ids = await groupIds(asking);
    return { json: { readIds: ids, faqGroupIds: ids } };
  },
};
