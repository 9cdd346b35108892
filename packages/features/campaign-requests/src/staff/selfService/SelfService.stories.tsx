import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage } from '../fixtures/StaffStage.fixture.tsx';

/** A server of which one call answers in one fixed way. */
const DETAIL = '/campaign/self-service/20/view';

const meta = {
  title: 'Screens/Requests/SelfService',
  component: StaffStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/campaign/self-service' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      list: await import('./SelfServiceListScreen.tsx'),
      screen: await import('./SelfServiceScreen.tsx'),
      preview: await import('./BrandViewDrawer.tsx'),
    }),
  ],
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Filtered: Story = {
  args: { path: '/campaign/self-service?open=1&soon=1&unread=1&owner=9&brand=1&platform=TikTok' },
};

export const Empty: Story = { args: { server: createStaffServer({ campaigns: [] }) } };

export const ListLoading: Story = { args: { server: createStaffServer().on(CALLS.selfList, answerNever) } };

export const ListFailed: Story = { args: { server: createStaffServer().on(CALLS.selfList, answerFailure) } };

export const ListDenied: Story = { args: { server: createStaffServer().on(CALLS.selfList, answerDenied) } };

export const ListPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Detail: Story = { args: { path: DETAIL } };

export const NothingYet: Story = {
  args: {
    path: DETAIL,
    server: createStaffServer({
      campaign: { channels: [], decisions: [], decisionsOpen: 0, nextUnpublish: null, daysLeft: null },
    }),
  },
};

export const LongWords: Story = {
  args: {
    path: DETAIL,
    server: createStaffServer({
      campaign: {
        name: 'Nachhaltigkeitskommunikation der Verpackungsmittelrücknahmeverordnung',
        brand: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
      },
    }),
  },
};

export const Remind: Story = {
  args: { path: DETAIL },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Brand erinnern|Remind brand)$/ }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const preview: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Ansicht der Brand|View of the brand)$/ }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Preview: Story = {
  args: { path: DETAIL },
  play: async (context) => {
    await preview(context);
    // The results are wider than the drawer: they can be scrolled by keyboard once they are measured.
    const results = await screen.findByRole('table', {
      name: /^(Ergebnisse der gebuchten Kanäle|Results of the booked channels)$/,
    });
    await waitFor(() => expect(results.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const PreviewLoading: Story = {
  args: { path: DETAIL, server: createStaffServer().on(CALLS.brandView, answerNever) },
  play: preview,
};

export const PreviewFailed: Story = {
  args: { path: DETAIL, server: createStaffServer().on(CALLS.brandView, answerFailure) },
  play: preview,
};

export const PreviewPhone: Story = { args: { path: DETAIL }, globals: { viewport: { value: 'phone' } }, play: preview };

export const Loading: Story = {
  args: { path: DETAIL, server: createStaffServer().on(CALLS.selfDetails, answerNever) },
};

export const Failed: Story = {
  args: { path: DETAIL, server: createStaffServer().on(CALLS.selfDetails, answerFailure) },
};

export const Missing: Story = {
  args: {
    path: DETAIL,
    server: createStaffServer().on(CALLS.selfDetails, () => answerError(404, 'NOT_FOUND', 'notFound')),
  },
};

export const Phone: Story = { args: { path: DETAIL }, globals: { viewport: { value: 'phone' } } };
