import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildAdmin } from '@resonanz/testing/users';
import { buildBrand, buildInvitation } from '../fixtures/brands.fixture.ts';
import { CALLS, createBrandServer } from '../fixtures/brandServer.fixture.ts';
import { BrandStage } from '../fixtures/BrandStage.fixture.tsx';

/** A server whose list answers in one fixed way. */
const meta = {
  title: 'Screens/BrandUsers/List',
  component: BrandStage,
  args: { user: buildAdmin() },
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./BrandUsersScreen.tsx') })],
} satisfies Meta<typeof BrandStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Active: Story = { args: { path: '/user/brand?tab=active' } };

export const Names: Story = { args: { path: '/user/brand?tab=names' } };

export const Invitations: Story = {
  args: {
    path: '/user/brand?tab=invitations',
    server: createBrandServer({
      invitations: [
        buildInvitation(),
        buildInvitation({ invitationId: 4, kind: 'team', state: 'accepted', email: 'team@lindenblatt.example' }),
        buildInvitation({ invitationId: 5, template: 2, state: 'expired', email: 'alt@lindenblatt.example' }),
      ],
    }),
  },
};

export const Empty: Story = { args: { server: createBrandServer({ brands: [] }) } };

export const Loading: Story = { args: { server: createBrandServer().on(CALLS.list, answerNever) } };

export const Failed: Story = { args: { server: createBrandServer().on(CALLS.list, answerFailure) } };

export const Denied: Story = { args: { server: createBrandServer().on(CALLS.list, answerDenied) } };

export const LongWords: Story = {
  args: {
    server: createBrandServer({
      brands: many(4, (index) =>
        buildBrand({
          id: 70 + index,
          companyName: 'Norddeutsche Lebensmittelverarbeitungsgenossenschaft und Verpackungsmittelrücknahme eG',
          contactPerson: 'Maximilian-Alexander von Hohenstein-Wittelsbach',
        }),
      ),
    }),
  },
};

/** The account beside the list. */
export const Detail: Story = {
  args: { path: '/user/brand?brand=40', server: createBrandServer({ details: { reactivationAskedAt: '2026-11-20' } }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('DE123456789')).toBeVisible());
  },
};

/** What the brand sees, beside the list. */
export const View: Story = {
  args: { path: '/user/brand?view=1' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Inviting a user. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Brand einladen|Invite a brand)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Approving a brand. */
export const Approving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /m\.albrecht/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Freigeben|Approve)$/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: / freigeben$|^Approve / })).toBeVisible());
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
