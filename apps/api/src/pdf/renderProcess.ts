import './fence.ts';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import type { PdfOrder } from './documents.ts';

// What draws is loaded behind the fence, not before it.
const { drawDocument } = await import('./documents.ts');
const order = deserialize(await buffer(process.stdin)) as PdfOrder;
process.stdout.end(await drawDocument(order));
