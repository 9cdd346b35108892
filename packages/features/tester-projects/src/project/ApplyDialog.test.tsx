import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildQuestionnaire } from '../fixtures/answering.fixture.ts';
import { buildProjectDetail } from '../fixtures/projects.fixture.ts';
import { createTesterServer } from '../fixtures/testerServer.fixture.ts';
import { stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const screening = { version: 1, definition: buildQuestionnaire().definition, deciding: [] };
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog', { name: 'Bewerbung verwerfen?' });

beforeEach(() => page.viewport(1440, 900));

async function open(): Promise<void> {
  const server = createTesterServer({ project: buildProjectDetail({ screening }) });
  await openAt({ server, path: '/testerworld/projects/42' });
  await page.getByRole('button', { name: 'Für diesen Test bewerben' }).click();
  await expect.element(dialog).toBeVisible();
}

test('an application with answers asks before it is closed', async () => {
  await open();
  await userEvent.fill(dialog.getByRole('textbox'), 'Sanft');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Weiter bewerben' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Sanft');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Bewerbung verwerfen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an application without answers is closed at once', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
