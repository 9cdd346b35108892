import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { testerPaths } from '@resonanz/domain/paths';
import { sees, seesAlert } from '@resonanz/stage/plays';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildFaq, buildGroup } from '../fixtures/faqs.fixture.ts';
import { CALLS, createFaqServer } from '../fixtures/faqServer.fixture.ts';
import { TesterFaqStage } from '../fixtures/FaqStage.fixture.tsx';

const FIRST = /^(Wie melde ich mich an\?|How do I sign up\?)$/;

const meta = {
  title: 'Screens/Tester FAQs',
  component: TesterFaqStage,
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ screen: await import('./TesterFaqScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: FIRST });
  },
} satisfies Meta<typeof TesterFaqStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

/** One is open, as its link opens it; the tester has said that it helped. */
export const Linked: Story = {
  args: {
    path: `${testerPaths.faqs()}#faq-1`,
    server: createFaqServer({ votes: [{ faqId: 1, isHelpful: true }] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Ja|Yes)$/ })).toBeVisible();
  },
};

/** A link to what was deleted or hidden. */
export const Gone: Story = {
  args: { path: `${testerPaths.faqs()}#faq-4` },
  play: sees(/^(Diese Frage gibt es nicht mehr|This question no longer exists)/),
};

/** Visitors read, but are not asked. */
export const Visitor: Story = {
  args: { user: null, path: `${testerPaths.faqs()}#faq-1` },
};

/** What exists in one language alone is read in that one. */
export const OtherLanguage: Story = {
  args: { path: `${testerPaths.faqs()}#faq-2` },
  globals: { language: 'en' },
  play: sees(/^This answer is only available in German so far\.$/),
};

export const Searched: Story = { args: { path: `${testerPaths.faqs()}?q=anmelden+wie` }, play: async () => {} };

export const NothingFound: Story = {
  args: { path: `${testerPaths.faqs()}?q=zebra` },
  play: sees(/^(Keine passende Frage gefunden|No matching question found)$/),
};

export const Empty: Story = {
  args: { server: createFaqServer({ faqs: [] }) },
  play: sees(/^(Noch keine Fragen|No questions yet)$/),
};

export const Loading: Story = {
  args: { server: createFaqServer().on(CALLS.active, answerNever) },
  play: sees(/^(Wird geladen …|Loading …)$/),
};

export const Failed: Story = { args: { server: createFaqServer().on(CALLS.active, answerFailure) }, play: seesAlert };

export const LongWords: Story = {
  args: {
    path: `${testerPaths.faqs()}#faq-1`,
    server: createFaqServer({
      groups: [buildGroup({ nameDe: 'Newsletterabonnementverwaltungsangelegenheiten' })],
      faqs: [
        buildFaq({
          questionDe: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenluftbefeuchtertestbericht?',
          answerDe: `<p>${'Lebensmittelverpackungsmittelrücknahmeverordnungskonform. '.repeat(6)}</p><ul><li>Eins</li><li>Zwei</li></ul>`,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** By keyboard: a question opens its answer, which is rated and thanked for. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: FIRST })).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: /^(Ja|Yes)$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^(Danke für Ihre Rückmeldung!|Thank you for your feedback!)$/);
  },
};
