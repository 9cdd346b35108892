import { writeGenerated } from '../src/generated.ts';

await writeGenerated();
