import { measuringToken } from '../../src/areas/newsletters/send/measuringTokens.ts';
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

/** The address of the picture in a mail. */
async function picture(asking: Asking) {
  const { newsletterId: id } = await newsletterId(asking);
  return { id, token: measuringToken(asking.world.server.server.services, 'open', [id, asking.account.id]) };
}

/** A link in a mail; it leads to the picture. */
async function link(asking: Asking): Promise<string> {
  const { server } = asking.world;
  const { id, token } = await picture(asking);
  const { id: linkId } = await server.db
    .insertInto('newsletter_links')
    .values({ newsletter_id: id, href: `${server.url}/api/newsletter/open/${token}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return measuringToken(server.server.services, 'click', [id, asking.account.id, linkId]);
}

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
  recordNewsletterOpening: async (asking) => ({ path: { token: (await picture(asking)).token } }),
  followNewsletterLink: async (asking) => ({ path: { token: await link(asking) } }),
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
