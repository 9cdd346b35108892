import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shell } from './shells.ts';

/** The pages of a shell as listed by its build. */
interface BuiltPages {
  readonly addresses: readonly string[];
  readonly drawn: Readonly<Record<string, string>>;
  readonly notFound?: string;
  readonly found: readonly string[];
}

/** The pages of a shell. */
export interface ShellPages {
  /** The addresses that search engines may index. */
  readonly found: readonly string[];
  /** Resolves an address: a page, possibly prerendered; the same address in its canonical spelling; nothing. */
  readonly lookUp: (pathname: string) => PageAnswer;
}

/** What an address resolves to. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly drawn?: string }
  | { readonly kind: 'spelled'; readonly pathname: string }
  | { readonly kind: 'nothing'; readonly drawn?: string };

const segmentsOf = (pathname: string): readonly string[] => pathname.split('/').filter((segment) => segment !== '');

const fits = (own: readonly string[], parts: readonly string[]): boolean =>
  parts.length === own.length && parts.every((part, index) => part.startsWith(':') || part === own[index]);

function pagesOf({ addresses, drawn, notFound, found }: BuiltPages): ShellPages {
  const known = addresses.map(segmentsOf);
  // Paths with upper-case letters have an alias in lower case (docs/domain/areas.md#paths).
  const aliases = new Map(
    addresses
      .filter((address) => !address.includes(':') && address !== address.toLowerCase())
      .map((address) => [address.toLowerCase(), address]),
  );
  const nothing: PageAnswer = { kind: 'nothing', ...(notFound !== undefined && { drawn: notFound }) };
  return {
    found,
    lookUp(pathname) {
      // The router treats two slashes within an address as another address, and ignores them at its end.
      if (/\/{2,}[^/]/.test(pathname)) return nothing;
      const own = segmentsOf(pathname);
      const plain = `/${own.join('/')}`;
      if (known.some((parts) => fits(own, parts)))
        return { kind: 'page', ...(drawn[plain] !== undefined && { drawn: drawn[plain] }) };
      const spelled = aliases.get(plain);
      if (spelled !== undefined) return { kind: 'spelled', pathname: spelled };
      return nothing;
    },
  };
}

/** Reads the pages of a shell from its build; without a list, every address is a page. */
export async function pagesIn(shell: Shell): Promise<ShellPages> {
  const built = await readFile(path.join(shell.root, '.vite/pages.json'), 'utf8').catch(() => undefined);
  return built === undefined
    ? { found: [], lookUp: () => ({ kind: 'page' }) }
    : pagesOf(JSON.parse(built) as BuiltPages);
}
