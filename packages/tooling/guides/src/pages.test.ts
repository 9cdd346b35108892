import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const pages = {
  domain: 'domain/Domain.mdx',
  formatters: 'formatters/Formatters.mdx',
  i18n: 'i18n/Messages.mdx',
  validators: 'validators/Validators.mdx',
} as const;

const root = join(import.meta.dirname, '../../../foundation');

const isCallable = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '~standard' in value);

async function functionsOf(name: string): Promise<readonly string[]> {
  const entries = readdirSync(join(root, name, 'exports')).map((file) => file.replace(/\.ts$/, ''));
  const modules = await Promise.all(
    entries.map(async (entry) => Object.entries((await import(`@resonanz/${name}/${entry}`)) as object)),
  );
  return [...new Set(modules.flat().flatMap(([exported, value]) => (isCallable(value) ? [exported] : [])))].sort();
}

test.each(Object.entries(pages))(
  'the page of %s says for each function what not to write instead',
  async (name, page) => {
    const section = readFileSync(join(import.meta.dirname, page), 'utf8').split('## Not this, but that')[1] ?? '';
    const missing = (await functionsOf(name)).filter((exported) => !new RegExp(`\\b${exported}\\b`).test(section));
    expect(missing).toEqual([]);
  },
);
