import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const newsletterRoutes: RouteObject[] = [
  {
    path: staffPaths.newsletter.pattern,
    lazy: async () => ({ Component: (await import('../src/list/NewsletterListScreen.tsx')).NewsletterListScreen }),
  },
  {
    path: staffPaths.newsletterAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/NewsletterScreens.tsx')).NewsletterAddScreen }),
  },
  {
    path: staffPaths.newsletterView.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/NewsletterScreens.tsx')).NewsletterScreen }),
  },
  {
    path: staffPaths.newsletterTemplate.pattern,
    lazy: async () => ({ Component: (await import('../src/templates/TemplateListScreen.tsx')).TemplateListScreen }),
  },
  {
    path: staffPaths.newsletterTemplateAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/templates/TemplateScreens.tsx')).TemplateAddScreen }),
  },
  {
    path: staffPaths.newsletterTemplateEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/templates/TemplateScreens.tsx')).TemplateEditScreen }),
  },
];
