import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}

const names = (text: string | undefined): readonly string[] => (text ?? '').split('\0').filter((name) => name !== '');

/** What differs from a base, committed or not. */
export interface Changes {
  /** The commit that the files are compared with. */
  readonly base: string;
  /** Paths from the root, of removed and untracked files, too. */
  readonly files: readonly string[];
}

/**
 * The files that differ from where this branch left `base`; by default that is `origin/main`, else `main`, else what is
 * not committed. Undefined when git knows no such base, or is not there.
 */
export function changesSince(base?: string): Changes | undefined {
  const bases = base === undefined ? ['origin/main', 'main', 'HEAD'] : [base];
  for (const each of bases) {
    const commit = git('merge-base', 'HEAD', each)?.trim();
    if (commit === undefined) continue;
    const differing = names(git('diff', '--name-only', '--no-renames', '-z', commit));
    const untracked = names(git('ls-files', '--others', '--exclude-standard', '-z'));
    return { base: commit, files: [...new Set([...differing, ...untracked])].toSorted() };
  }
  return undefined;
}
