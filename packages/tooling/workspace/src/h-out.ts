import { readdirSync } from 'node:fs';
import { installOutside } from './outside.ts';
const files = readdirSync('/tmp/h-tgz').map((f) => [`@resonanz/${f.replace(/^resonanz-/, '').replace(/-\d.*$/, '')}`, `/tmp/h-tgz/${f}`] as const);
const before = Date.now();
console.log(await installOutside(new Map(files)), Date.now() - before);
