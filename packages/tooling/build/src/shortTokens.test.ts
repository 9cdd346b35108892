import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { shortTokens } from './shortTokens.ts';

function short(code: string): string {
  const { transform } = shortTokens();
  const { handler } = transform as Extract<Plugin['transform'], object> & {
    handler: (code: string) => { code: string };
  };
  return handler(code).code;
}

test('styles and code name a variable of the contract alike, and each by a name of its own', () => {
  const rule = short('a{--rz-accent-ink:red;color:var(--rz-accent-ink);margin:var(--rz-space-1) var(--rz-space-10)}');
  const [, ink = ''] = /color:var\((--[0-9a-z]{1,2})\)/.exec(rule) ?? [];
  expect(rule).toContain(`a{${ink}:red`);
  expect(short("style={{ color: 'var(--rz-accent-ink)' }}")).toContain(`'var(${ink})'`);
  expect(new Set(rule.match(/--[0-9a-z]+/g)).size).toBe(3);
});

test('a variable outside the contract keeps its name', () => {
  expect(short('`--rz-table-start-${at}`')).toBe('`--rz-table-start-${at}`');
});
