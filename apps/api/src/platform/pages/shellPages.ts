import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shell } from './shells.ts';

/** What the build of a shell says about its pages. */
interface BuiltPages {
  readonly addresses: readonly string[];
  readonly drawn: Readonly<Record<string, string>>;
  readonly notFound?: string;
  readonly found: readonly string[];
}

/** The pages of a shell. */
export interface ShellPages {
  /** The addresses that search engines may show. */
  readonly found: readonly string[];
  /** What an address leads to: a page, which may be drawn; the same address spelled right; nothing. */
  readonly lookUp: (pathname: string) => PageAnswer;
}

/** What an address leads to. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly drawn?: string }
  | { readonly kind: 'spelled'; readonly pathname: string }
  | { readonly kind: 'nothing'; readonly drawn?: string };

const segmentsOf = (pathname: string): readonly string[] => pathname.split('/').filter((segment) => segment !== '');

const fits = (own: readonly string[], parts: readonly string[]): boolean =>
  parts.length === own.length && parts.every((part, index) => part.startsWith(':') || part === own[index]);

function pagesOf({ addresses, drawn, notFound, found }: BuiltPages): ShellPages {
  const known = addresses.map(segmentsOf);
  // Odd spellings have an alias in lower case (docs/domain/areas.md#paths).
  const aliases = new Map(
    addresses
      .filter((address) => !address.includes(':') && address !== address.toLowerCase())
      .map((address) => [address.toLowerCase(), address]),
  );
  const nothing: PageAnswer = { kind: 'nothing', ...(notFound !== undefined && { drawn: notFound }) };
  return {
    found,
    lookUp(pathname) {
      // To the app, two slashes within an address are part of another one; at its end they change nothing.
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

/** The pages of a shell as its build has told them; of a build that says nothing, every address is a page. */
export async function pagesIn(shell: Shell): Promise<ShellPages> {
  const built = await readFile(path.join(shell.root, '.vite/pages.json'), 'utf8').catch(() => undefined);
  return built === undefined
    ? { found: [], lookUp: () => ({ kind: 'page' }) }
    : pagesOf(JSON.parse(built) as BuiltPages);
}
