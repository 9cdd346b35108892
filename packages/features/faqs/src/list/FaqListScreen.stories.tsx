import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { staffPaths } from '@resonanz/domain/paths';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerError, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildFaq, buildGroup } from '../fixtures/faqs.fixture.ts';
import { CALLS, createFaqServer } from '../fixtures/faqServer.fixture.ts';
import { FaqStage } from '../fixtures/FaqStage.fixture.tsx';

const meta = {
  title: 'Screens/FAQs',
  component: FaqStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([
        import('./FaqListScreen.tsx'),
        import('../edit/FaqDialog.tsx'),
        import('../order/FaqOrderDialog.tsx'),
        import('../groups/GroupsDialog.tsx'),
      ]),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof FaqStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }));

export const Many: Story = {};

export const English: Story = { globals: { language: 'en' } };

export const One: Story = { args: { server: createFaqServer({ faqs: [buildFaq()] }) } };

export const Empty: Story = {
  args: { server: createFaqServer({ faqs: [] }) },
  play: sees(/^(Noch keine FAQs|No FAQs yet)$/),
};

export const NothingFits: Story = {
  args: { path: `${staffPaths.testerworldFaqs()}?state=hidden`, server: createFaqServer({ faqs: [buildFaq()] }) },
  play: sees(/^(Zu dieser Suche oder diesen Filtern gibt es keine Einträge|No records match this search)/),
};

export const Loading: Story = {
  args: { server: createFaqServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};

export const Failed: Story = { args: { server: createFaqServer().on(CALLS.list, answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createFaqServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const Adding: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^(FAQ anlegen|Add FAQ)$/);
    await screen.findByRole('dialog');
  },
};

/** Without question and answer nothing is sent. */
export const AddingIncomplete: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^(FAQ anlegen|Add FAQ)$/);
    await userEvent.click(await screen.findByRole('button', { name: /^(Speichern|Save)$/ }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^(Frage auf Deutsch|Question in Ger)/ })).toBeInvalid(),
    );
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^(Aktionen zu|Actions for) .(Wie melde|How do)/);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Bearbeiten|Edit)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Ordering: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^(Reihenfolge ändern|Change order)$/);
    await screen.findByRole('list', { name: /^(Reihenfolge ändern|Change order)$/ });
  },
};

/** Somebody else was faster: the order that counts now is shown, with the reason. */
export const OrderChanged: Story = {
  args: {
    server: createFaqServer().on(CALLS.sort, () => answerError(409, 'CONFLICT', 'orderChanged')),
  },
  play: async ({ canvas }) => {
    await press(canvas, /^(Reihenfolge ändern|Change order)$/);
    await userEvent.click(
      await screen.findByRole('button', { name: /^(„Wie melde.* nach unten|Move .How do.* down)$/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^(Reihenfolge speichern|Save order)$/ }));
    await screen.findByRole('alert');
  },
};

export const Groups: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^(Gruppen|Groups)$/);
    await screen.findByRole('list', { name: /^(Gruppen|Groups)$/ });
  },
};

export const NoGroups: Story = {
  args: { server: createFaqServer({ faqs: [], groups: [] }) },
  play: async ({ canvas }) => {
    await press(canvas, /^(Gruppen|Groups)$/);
    await screen.findByText(/^(Noch keine Gruppen|No groups yet)$/);
  },
};

export const LongGerman: Story = {
  args: {
    server: createFaqServer({
      groups: [buildGroup({ nameDe: 'Benachrichtigungseinstellungen und Newsletterabonnementverwaltung' })],
      faqs: [
        buildFaq({
          groupDe: 'Benachrichtigungseinstellungen und Newsletterabonnementverwaltung',
          questionDe: 'Wie ändere ich meine Donaudampfschifffahrtsgesellschaftskapitänsmützengröße nachträglich?',
          helpful: 1_234_567,
        }),
      ],
    }),
  },
};

/** On phones the table becomes cards. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
