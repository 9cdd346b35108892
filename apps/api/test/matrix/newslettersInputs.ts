import type { OperationId } from '../../src/platform/operations/area.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const texts = { subjectDe: 'Neues', subjectEn: 'News', textDe: '<p>Guten Tag</p>', textEn: '<p>Hello</p>' };
const columns = { subject_de: 'Neues', subject_en: 'News', text_de: '<p>Guten Tag</p>', text_en: '<p>Hello</p>' };
const draft = { language: 'de', subject: 'Neues', text: '<p>Guten Tag</p>' };

async function newsletter({ world }: Asking, state: 'draft' | 'scheduled' = 'draft') {
  const { id, updated_at } = await world.server.db
    .insertInto('newsletters')
    .values({ ...columns, state, planned_at: state === 'scheduled' ? '2099-01-01T09:00:00Z' : null })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { newsletterId: id, updatedAt: new Date(updated_at).toISOString() };
}

async function template({ world }: Asking) {
  const { id, updated_at } = await world.server.db
    .insertInto('newsletter_templates')
    .values({ ...columns, name: unique('Vorlage ') })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { newsletterTemplateId: id, updatedAt: new Date(updated_at).toISOString() };
}

const templateId = async (asking: Asking) => ({ newsletterTemplateId: (await template(asking)).newsletterTemplateId });
const newsletterId = async (asking: Asking) => ({ newsletterId: (await newsletter(asking)).newsletterId });

/** A valid input of every call about newsletters. */
export const newslettersInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getNewslettersPage: () => ({ json: {} }),
  getNewsletter: async (asking) => ({ path: { id: (await newsletter(asking)).newsletterId } }),
  saveNewsletter: async (asking) => ({ json: { ...texts, audience: {}, ...(await newsletter(asking)) } }),
  deleteNewsletter: async (asking) => ({ json: await newsletterId(asking) }),
  copyNewsletter: async (asking) => ({ json: await newsletterId(asking) }),
  changeNewsletterStatus: async (asking) => ({ json: { ...(await newsletter(asking, 'scheduled')), state: 'draft' } }),
  exportNewsletters: () => ({ json: { format: 'csv', language: 'de' } }),
  countNewsletterAudience: () => ({ json: { audience: {} } }),
  previewNewsletter: () => ({ json: draft }),
  sendNewsletterTest: () => ({ json: draft }),
  getNewsletterProjects: () => ({}),
  getNewsletterTemplatesPage: () => ({ json: {} }),
  getNewsletterTemplate: async (asking) => ({ path: { id: (await template(asking)).newsletterTemplateId } }),
  saveNewsletterTemplate: async (asking) => ({
    json: { ...texts, tempName: unique('Vorlage '), ...(await template(asking)) },
  }),
  deleteNewsletterTemplate: async (asking) => ({ json: await templateId(asking) }),
  copyNewsletterTemplate: async (asking) => ({ json: await templateId(asking) }),
  setDefaultNewsletterTemplate: async (asking) => ({ json: await templateId(asking) }),
};
