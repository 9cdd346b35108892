import path from 'node:path';

/** A built app that this server serves. */
export interface Shell {
  name: 'staff' | 'brand' | 'testerworld' | 'storybook';
  /** Folder of the build. */
  root: string;
  /** Path prefix of the build's files. */
  base: string;
}

/** Folders of the builds, relative to the root of the repository. */
export function createShells(repository: string): Readonly<Record<Shell['name'], Shell>> {
  const app = (name: string): string => path.join(repository, 'apps', name, 'dist');
  return {
    staff: { name: 'staff', root: app('staff'), base: '/' },
    brand: { name: 'brand', root: app('brand'), base: '/campaign-self-service/' },
    testerworld: { name: 'testerworld', root: app('testerworld'), base: '/testerworld/' },
    storybook: { name: 'storybook', root: path.join(repository, 'storybook-static'), base: '/storybook/' },
  };
}

/** Pages of the brand shell outside its own prefix. */
const brandPages = ['/brand', '/imprint', '/privacy-policy', '/public/verify', '/terms-and-conditions'];

function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The shell that owns a path; exactly /testerworld is a screen of the staff shell, everything below it the testers'. */
export function shellNameFor(pathname: string): Shell['name'] {
  if (isBelow(pathname, '/storybook')) return 'storybook';
  if (isBelow(pathname, '/campaign-self-service')) return 'brand';
  if (brandPages.some((page) => isBelow(pathname, page))) return 'brand';
  return pathname.startsWith('/testerworld/') ? 'testerworld' : 'staff';
}
