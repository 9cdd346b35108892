import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildNewsletter } from './fixtures/newsletters.fixture.ts';
import { CALLS, createNewsletterServer } from './fixtures/newsletterServer.fixture.ts';
import { NewsletterStage } from './fixtures/NewsletterStage.fixture.tsx';

const meta = {
  title: 'Screens/Newsletters',
  component: NewsletterStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      list: await import('./list/NewsletterListScreen.tsx'),
      form: await import('./edit/NewsletterScreens.tsx'),
      templates: await import('./templates/TemplateListScreen.tsx'),
      template: await import('./templates/TemplateScreens.tsx'),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof NewsletterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const One: Story = { args: { server: createNewsletterServer({ newsletters: [buildNewsletter()] }) } };
export const Empty: Story = {
  args: { server: createNewsletterServer({ newsletters: [] }) },
  play: sees(/^(Noch keine Newsletter|No newsletters yet)$/),
};
export const Loading: Story = {
  args: { server: createNewsletterServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};
export const Failed: Story = {
  args: { server: createNewsletterServer().on(CALLS.list, answerFailure) },
  play: seesAlert,
};
export const Denied: Story = {
  args: { server: createNewsletterServer().on(CALLS.list, answerDenied) },
  play: seesDenial,
};
export const LongGerman: Story = {
  args: {
    server: createNewsletterServer({
      newsletters: [
        buildNewsletter({
          subjectDe: 'Veröffentlichungsfreigabezeitpunktbenachrichtigung für Produkttesterinnen und Produkttester',
          templateName: 'Weihnachtsgewinnspielteilnahmebedingungen',
        }),
      ],
    }),
  },
};

export const Sending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(Aktionen zu|Actions for).*(12)/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Versenden|Send)$/ }));
    await screen.findByRole('button', { name: /1[.,]402/ });
  },
};
export const Writing: Story = {
  args: { path: '/news-letter/1' },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};
export const WritingOnAPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } };
export const Progress: Story = {
  args: { path: '/news-letter/3' },
  play: async ({ canvas }) => void (await canvas.findByRole('progressbar')),
};
export const Figures: Story = {
  args: { path: '/news-letter/4' },
  play: async ({ canvas }) => void (await canvas.findByText(/^1[.,]390$/)),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Templates: Story = { args: { path: '/news-letter-template' } };
export const TemplatesEmpty: Story = {
  args: { path: '/news-letter-template', server: createNewsletterServer({ templates: [] }) },
  play: sees(/^(Noch keine Vorlagen|No templates yet)$/),
};
export const WritingATemplate: Story = {
  args: { path: '/news-letter-template/1/edit' },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};
