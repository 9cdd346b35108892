import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { FileStorage } from './FileStorage.ts';

test('each kind lies where its base URL says, the others together [R-CONST-034]', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'resonanz-storage-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string): string => pathToFileURL(path.join(root, name)).href;
  const { storage: settings } = readSettings(
    { MEDIA_BASE_URL: at('all'), MEDIA_BASE_URL_CONTRACT: at('contracts') },
    [],
  );
  const storage = new FileStorage(settings);
  await storage.put('contract', 'contract-1.pdf', Buffer.from('Vertrag'));
  await storage.put('content', 'content-1.png', Buffer.from('Bild'));
  expect(readdirSync(path.join(root, 'contracts'))).toEqual(['contract-1.pdf']);
  expect(readdirSync(path.join(root, 'all/kept'))).toEqual(['content-1.png']);
  expect((await buffer(await storage.read('contract', 'contract-1.pdf'))).toString()).toBe('Vertrag');
  await storage.remove('contract', 'contract-1.pdf');
  await storage.remove('contract', 'contract-1.pdf');
  expect(readdirSync(path.join(root, 'contracts'))).toEqual([]);
});

test('a key never leads out of the storage', async () => {
  const storage = new FileStorage({ folder: path.join(tmpdir(), 'resonanz-storage-none'), places: {} });
  await expect(storage.put('content', '../../outside.txt', Buffer.from('x'))).rejects.toThrow(/key/i);
});
