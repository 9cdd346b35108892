import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { defineArea } from '../../platform/operations/area.ts';
import { changeStatus, copyNewsletter, deleteNewsletter, saveNewsletter } from './changes.ts';
import { exportNewsletters } from './export.ts';
import { followLink, recordOpening } from './measuring.ts';
import { preview, sendTest } from './preview.ts';
import { countReach } from './queries/audience.ts';
import { findNewsletter, findNewslettersPage, findProjects } from './queries/newsletters.ts';
import { findTemplate, findTemplatesPage } from './queries/templates.ts';
import { copyTemplate, deleteTemplate, saveTemplate, setDefaultTemplate } from './templates.ts';

/** Product tests to choose from at most. */
const MAX_PROJECTS = 500;

/** Newsletters to testers, and their templates. */
export const newsletters = defineArea('newsletters', {
  getNewslettersPage: ({ input, services }) => findNewslettersPage(services.db, input.body),
  getNewsletter: ({ input, services }) => findNewsletter(services.db, input.path.id),
  saveNewsletter,
  deleteNewsletter,
  copyNewsletter,
  changeNewsletterStatus: changeStatus,
  exportNewsletters: async ({ input: { body }, services, audit }) => {
    const { file, rows } = await exportNewsletters(services, body);
    audit({
      entity: 'newsletterExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  countNewsletterAudience: ({ input, services }) => countReach(services.db, input.body.audience),
  previewNewsletter: (call) => preview(call, call.input.body),
  sendNewsletterTest: (call) => sendTest(call, call.input.body),
  recordNewsletterOpening: ({ input, services }) => recordOpening(services, input.path.token),
  followNewsletterLink: ({ input, services }) => followLink(services, input.path.token),
  getNewsletterProjects: ({ services }) => findProjects(services.db, MAX_PROJECTS),
  getNewsletterTemplatesPage: ({ input, services }) => findTemplatesPage(services.db, input.body),
  getNewsletterTemplate: ({ input, services }) => findTemplate(services.db, input.path.id),
  saveNewsletterTemplate: saveTemplate,
  deleteNewsletterTemplate: deleteTemplate,
  copyNewsletterTemplate: copyTemplate,
  setDefaultNewsletterTemplate: setDefaultTemplate,
});
