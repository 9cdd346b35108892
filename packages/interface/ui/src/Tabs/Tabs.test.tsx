import '@resonanz/tokens/styles';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'acquisition', label: 'Akquise', count: 0, countLabel: '0 Creator' },
  { id: 'campaign', label: 'Kampagne' },
] as const;
type Stage = (typeof items)[number]['id'];
const nothing = () => {};

test('the tabs conform, and so does the panel [R-LAYOUT-017]', async () => {
  const tabs = (
    <Tabs label="Phasen" items={items} selectedId="campaign" onSelectionChange={nothing}>
      Drei Creator
    </Tabs>
  );
  await expectConformance(tabs, { role: 'tablist', name: 'Phasen' });
  await expectConformance(tabs, { role: 'tabpanel', name: 'Kampagne' });
});

test('the owner decides: a choice that is not taken over changes nothing', async () => {
  const onSelectionChange = vi.fn<(id: Stage) => void>();
  const screen = await render(
    <Tabs label="Phasen" items={items} selectedId="campaign" onSelectionChange={onSelectionChange}>
      Inhalt
    </Tabs>,
  );
  await screen.getByRole('tab', { name: /^Akquise/ }).click();
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('acquisition');
  await expect.element(screen.getByRole('tab', { name: 'Kampagne' })).toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('tab', { name: 'Kampagne' }).click();
  expect(onSelectionChange).toHaveBeenCalledOnce();
});

function Panel({ id, onMount }: { id: Stage; onMount: (id: Stage) => void }) {
  useEffect(() => onMount(id), [id, onMount]);
  return <p>Inhalt von {id}</p>;
}

function Held({ keepsPanels, onMount }: { keepsPanels: boolean; onMount: (id: Stage) => void }) {
  const [stage, setStage] = useState<Stage>('campaign');
  return (
    <Tabs label="Phasen" items={items} selectedId={stage} onSelectionChange={setStage} keepsPanels={keepsPanels}>
      {(id) => <Panel id={id} onMount={onMount} />}
    </Tabs>
  );
}

test.each([
  { keepsPanels: false, mounts: ['campaign', 'acquisition', 'campaign'], drawn: 1 },
  { keepsPanels: true, mounts: ['campaign', 'acquisition'], drawn: 2 },
])('a panel is drawn when it is chosen; keepsPanels: $keepsPanels', async ({ keepsPanels, mounts, drawn }) => {
  const onMount = vi.fn<(id: Stage) => void>();
  const screen = await render(<Held keepsPanels={keepsPanels} onMount={onMount} />);
  await screen.getByRole('tab', { name: /^Akquise/ }).click();
  await expect.element(screen.getByText('Inhalt von acquisition')).toBeVisible();
  await screen.getByRole('tab', { name: 'Kampagne' }).click();
  await expect.element(screen.getByText('Inhalt von campaign')).toBeVisible();
  expect(onMount.mock.calls.map(([id]) => id)).toEqual(mounts);
  expect(screen.container.querySelectorAll('p')).toHaveLength(drawn);
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
});

test('what stands at the end of the row is mounted once', async () => {
  const onMount = vi.fn<(id: Stage) => void>();
  await render(
    <Tabs
      label="Phasen"
      items={items}
      selectedId="campaign"
      onSelectionChange={nothing}
      end={<Panel id="campaign" onMount={onMount} />}
    >
      Inhalt
    </Tabs>,
  );
  expect(onMount).toHaveBeenCalledOnce();
});

test('the panel is a stop for the keyboard only while nothing in it is', async () => {
  const tabs = (content: React.ReactNode) => (
    <Tabs label="Phasen" items={items} selectedId="campaign" onSelectionChange={nothing}>
      {content}
    </Tabs>
  );
  const screen = await render(tabs('Drei Creator'));
  const panel = screen.getByRole('tabpanel');
  await expect.element(panel).toHaveAttribute('tabindex', '0');
  await screen.rerender(tabs(<Button>Creator hinzufügen</Button>));
  await expect.element(panel).not.toHaveAttribute('tabindex');
});

test('a count of nothing is shown, and many are cut off', async () => {
  const many = [{ id: 'all', label: 'Alle', count: 1240, countLabel: '1.240 Creator' }, ...items];
  const screen = await render(
    <Tabs label="Phasen" items={many} selectedId="all" onSelectionChange={nothing}>
      Inhalt
    </Tabs>,
  );
  await expect.element(screen.getByRole('tab', { name: 'Akquise 0 Creator' })).toHaveTextContent('Akquise00 Creator');
  await expect
    .element(screen.getByRole('tab', { name: 'Alle 1.240 Creator' }))
    .toHaveTextContent('Alle999+1.240 Creator');
});
