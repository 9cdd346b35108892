import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildPermissions } from '@resonanz/testing/users';
import { TextField } from '@resonanz/ui/TextField';
import { CALLS, people } from './fixtures/accountServer.fixture.ts';
import { Here } from './fixtures/AccountStage.fixture.tsx';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { SessionGate } from './SessionGate.tsx';

const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
const field = page.getByRole('textbox', { name: 'Titel' });
const button = (name: string) => question.getByRole('button', { name, exact: true });

function FormPage() {
  const [title, setTitle] = useState('');
  useUnsavedChanges(title !== '');
  return (
    <main>
      <Here />
      <TextField label="Titel" value={title} onChange={setTitle} />
      <Link to="/contract">Verträge</Link>
      <Link to="/permission">Rechte</Link>
      <Link to="/campaign?page=2">Seite 2</Link>
      <Link to="/campaign?tab=history">Verlauf</Link>
    </main>
  );
}

const open = async () => {
  const opened = await openAs(
    people.staff,
    'staff',
    <SessionGate area="staff">{<FormPage />}</SessionGate>,
    '/campaign',
  );
  await expect.element(field).toBeVisible();
  return opened;
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe('a form with unsaved changes', () => {
  test('is asked about before its page is left; a user who stays keeps the input', async () => {
    const { address } = await open();
    await field.fill('Herbst');
    await page.getByRole('link', { name: 'Verträge' }).click();
    await expect.element(question).toBeVisible();
    await expect.element(button('Weiter bearbeiten')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(address()).toBe('/campaign');
    await expect.element(field).toHaveValue('Herbst');
    await page.getByRole('link', { name: 'Verträge' }).click();
    await button('Verwerfen').click();
    await expect.poll(address).toBe('/contract');
  });

  test('is asked about before a page without permission logs out [R-GUARD-003]', async () => {
    const { address, session } = await open();
    await field.fill('Herbst');
    await page.getByRole('link', { name: 'Rechte' }).click();
    await expect.element(question.getByText(/Für die Seite fehlt Ihnen die Berechtigung/)).toBeVisible();
    await button('Weiter bearbeiten').click();
    expect(session.getState().status).toBe('loggedIn');
    await page.getByRole('link', { name: 'Rechte' }).click();
    await button('Verwerfen und abmelden').click();
    await expect.poll(address).toBe('/login?reason=forbidden');
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'forbidden' });
  });

  test('outlives a right that is taken away, until its author has agreed to lose it', async () => {
    const { address, server, session } = await open();
    await field.fill('Herbst');
    const { modules } = buildPermissions();
    server.on(CALLS.permissions, () => answerSuccess({ modules, permittedRoutes: ['dashboard'] }));
    await session.reload();
    await expect.element(question).toBeVisible();
    await button('Weiter bearbeiten').click();
    await expect.element(field).toHaveValue('Herbst');
    expect(session.getState().status).toBe('loggedIn');
    await page.getByRole('link', { name: 'Verträge' }).click();
    await button('Verwerfen und abmelden').click();
    await expect.poll(address).toBe('/login?reason=forbidden');
  });

  test('is asked about before another tab of its page takes its place', async () => {
    const { address } = await open();
    await field.fill('Herbst');
    await page.getByRole('link', { name: 'Verlauf' }).click();
    await expect.element(question).toBeVisible();
    await button('Weiter bearbeiten').click();
    expect(address()).toBe('/campaign');
    await page.getByRole('link', { name: 'Verlauf' }).click();
    await button('Verwerfen').click();
    await expect.poll(address).toBe('/campaign?tab=history');
  });

  test('does not hold up a log-out in another tab', async () => {
    const { address, session } = await open();
    await field.fill('Herbst');
    await session.logOut();
    await expect.poll(address).toBe('/login');
    await expect.element(question).not.toBeInTheDocument();
  });

  test('makes the browser ask before the tab is closed, and only then', async () => {
    await open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await field.fill('Herbst');
    await expect.poll(leave).toBe(true);
    await field.fill('');
    await expect.poll(leave).toBe(false);
  });
});

test('no one is asked about another view of the same page, or without changes', async () => {
  const { address } = await open();
  await field.fill('Herbst');
  await page.getByRole('link', { name: 'Seite 2' }).click();
  await expect.poll(address).toBe('/campaign?page=2');
  await field.fill('');
  await page.getByRole('link', { name: 'Verträge' }).click();
  await expect.poll(address).toBe('/contract');
  expect(question.elements()).toHaveLength(0);
});
