import { run } from './run.ts';

/**
 * Where pnpm keeps the packages of the workspace, as an option of its installation. For a project on another disk it
 * would make a store on that disk, fetch all packages once more, and leave them there.
 */
export async function fromOurStore(): Promise<readonly string[]> {
  const { code, text } = await run('pnpm', ['store', 'path'], { output: 'collect' });
  if (code !== 0) throw new Error(`${text}\npnpm does not say where its store is.`);
  return ['--store-dir', text.trim(), '--prefer-offline'];
}
