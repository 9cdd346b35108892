import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { LazyTreeDemo } from './LazyTreeDemo.fixture.tsx';
import { Tree } from './Tree.tsx';
import { allTeams, categories, grantedRights, material, permissions, teams } from './treeSamples.fixture.tsx';

const texts = storyWords({
  categories: ['Kategorien', 'Categories'],
  learningMaterial: ['Lernmaterial', 'Learning material'],
  billing: ['Abrechnung', 'Billing'],
  foodDrink: ['Essen & Trinken', 'Food & drink'],
  publicTransport: ['Öffentlicher Verkehr', 'Public transport'],
  rightsOfTheRole: ['Rechte der Rolle', 'Rights of the role'],
  campaignRequests: ['Kampagnenanfragen', 'Campaign requests'],
  contracts: ['Verträge', 'Contracts'],
  beautyCare7: ['Beauty & Pflege 7', 'Beauty & care 7'],
  facialCare3: ['Gesichtspflege 3', 'Facial care 3'],
  home1: ['Zuhause 1', 'Home 1'],
  library: ['Bibliothek', 'Library'],
  loadingFolders: ['Ordner werden geladen …', 'Loading folders …'],
  firstSteps: ['Erste Schritte', 'First steps'],
  loadingCategories: ['Kategorien werden geladen …', 'Loading categories …'],
  thereAreNoCategories: ['Keine Kategorien vorhanden', 'There are no categories'],
  addTheFirstCategory: ['Legen Sie die erste Kategorie an.', 'Add the first category.'],
  theCategoriesCouldNot: ['Die Kategorien konnten nicht geladen werden.', 'The categories could not be loaded.'],
  rights: ['Rechte', 'Rights'],
  notificationSettingsAndCommunication: [
    'Benachrichtigungs\u00adeinstellungen und Kommunikations\u00advorlieben der Ansprechpersonen',
    'Notification settings and communication preferences of the contact persons',
  ],
  approveTheAgreementOn: [
    'Produktionskosten\u00adübernahme\u00advereinbarung freigeben',
    'Approve the agreement on the assumption of production costs',
  ],
  vatIdentificationNumber: ['Umsatzsteuer\u00adidentifikations\u00adnummer', 'VAT identification number'],
  editTheBillingPeriod: ['Rechnungs\u00adstellungs\u00adzeitraum bearbeiten', 'Edit the billing period'],
});

const meta = {
  title: 'UI/Content/Tree',
  component: Tree<string | number>,
  args: {
    label: texts.categories,
    items: categories,
    defaultExpandedIds: new Set<string | number>([1]),
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Tree<string | number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen; a press opens and closes. */
export const Playground: Story = {};

/** One item is chosen; the caret opens, the words choose. */
export const SingleSelection: Story = {
  args: {
    label: texts.learningMaterial,
    items: material,
    defaultExpandedIds: new Set(['start', 'campaigns']),
    selectionMode: 'single',
    defaultSelectedId: 'briefing',
    onSelectionChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByRole('treeitem', { name: /Briefing/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const folder = canvas.getByRole('treeitem', { name: texts.billing });
    await userEvent.click(canvas.getByText(texts.billing));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('billing');
    await expect(folder).toHaveAttribute('aria-selected', 'true');
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Each item for itself, branches too. */
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: new Set([1, 102]), onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.foodDrink));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 102, 2]));
    await userEvent.click(canvas.getByText(texts.publicTransport));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

/** The rights of a role: a module stands for all its rights, and says when only some are given. */
export const Cascade: Story = {
  args: {
    label: texts.rightsOfTheRole,
    items: permissions,
    defaultExpandedIds: new Set(['management', 'campaigns', 'brands', 'requests']),
    selectionMode: 'cascade',
    defaultSelectedIds: grantedRights,
    onSelectionChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const { getByRole } = canvas;
    await expect(getByRole('treeitem', { name: 'Management' })).toHaveAttribute('aria-checked', 'mixed');
    await expect(getByRole('treeitem', { name: 'Influencer' })).toHaveAttribute('aria-checked', 'true');
    await expect(getByRole('treeitem', { name: texts.campaignRequests })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Management'));
    await expect(getByRole('treeitem', { name: texts.contracts })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByText(shared.brands));
    // What is disabled stays as it is.
    await expect(getByRole('treeitem', { name: shared.brands })).toHaveAttribute('aria-checked', 'mixed');
    const given = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReadonlySet<string>;
    await expect(given.has('contracts.delete')).toBe(true);
    await expect(given.has('requests.add')).toBe(false);
    await expect(given.has('management')).toBe(false);
  },
};

export const Keyboard: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string | RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(texts.beautyCare7)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(texts.facialCare3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item(/Beauty/)).toHaveFocus();
    await expect(item(/Beauty/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item(texts.home1)).toHaveFocus();
    await userEvent.keyboard('{Home}*');
    await expect(item(/Essen/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('o');
    await expect(item(/Öffentlicher/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown} {Shift>}{ArrowDown}{/Shift}');
    await expect(item(/Haarpflege/)).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([101, 102]));
    await userEvent.keyboard('{End}{Shift>} {/Shift}');
    await expect(item(/Riegel/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(/Beauty/)).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(item(/Beauty/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(/Öffentlicher/)).toHaveAttribute('aria-checked', 'false');
  },
};

/** Ten thousand items, all branches open: the lines in sight are in the document, and the one with the focus. */
export const TenThousand: Story = {
  args: {
    label: 'Teams',
    items: teams,
    defaultExpandedIds: allTeams,
    selectionMode: 'cascade',
    defaultSelectedIds: new Set([0, 1003]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    const last = await canvas.findByRole('treeitem', { name: 'Creator 100-99' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-posinset', '99');
    await expect(last).toHaveAttribute('aria-setsize', '99');
    await expect(last).toHaveAttribute('aria-level', '2');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(80);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Team 1 99' })).toHaveFocus());
  },
};

/** The items of a branch are asked for when it is opened. */
export const LoadingChildren: Story = {
  render: () => <LazyTreeDemo answers={['loading']} onAsk={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.library));
    await expect(canvas.getByRole('treeitem', { name: texts.loadingFolders })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loadingFolders);
  },
};

/** Where the items of a branch could not be loaded, a line says so, and Enter or a press tries again. */
export const FailedChildren: Story = {
  render: () => <LazyTreeDemo answers={['failed']} onAsk={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(texts.library));
    await expect(canvas.getByRole('treeitem', { name: /konnten nicht geladen werden.*Erneut laden/ })).toBeVisible();
  },
};

/** After another try the keyboard is where it was: at the first of the items that came. */
export const Retry: Story = {
  render: () => <LazyTreeDemo answers={['failed', material]} onAsk={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /Erneut laden/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: texts.firstSteps })).toHaveFocus();
  },
};

export const Loading: Story = { args: { items: [], isLoading: true, loadingLabel: texts.loadingCategories } };

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title={texts.thereAreNoCategories}>{texts.addTheFirstCategory}</EmptyState>,
  },
};

/** The tree itself could not be loaded. */
export const Failed: Story = {
  args: {
    items: [],
    empty: (
      <InlineAlert tone="error" action={<Button>{shared.reload}</Button>}>
        {texts.theCategoriesCouldNot}
      </InlineAlert>
    ),
  },
};

/** Words wrap; in trees of more than a hundred items they end in an ellipsis and the whole shows on hover. */
export const LongWords: Story = {
  args: {
    label: texts.rights,
    selectionMode: 'cascade',
    defaultSelectedIds: new Set(['b']),
    defaultExpandedIds: new Set(['a', 'c']),
    items: [
      {
        id: 'a',
        label: texts.notificationSettingsAndCommunication,
        children: [
          { id: 'b', label: texts.approveTheAgreementOn, end: '12.480' },
          {
            id: 'c',
            label: texts.vatIdentificationNumber,
            children: [{ id: 'd', label: texts.editTheBillingPeriod }],
          },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
};

/** Text from right to left: lines and carets are mirrored, and the left arrow opens. */
export const RightToLeft: Story = {
  args: { selectionMode: 'single', defaultSelectedId: 101 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /Beauty/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /Beauty/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /Beauty/ })).toHaveAttribute('aria-expanded', 'true');
  },
};
