// The program that draws one document: started by PdfRenderer, asked and answered by message.
import './platform/runtime/fence.ts';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import type { PdfOrder } from './platform/documents/pdf/PdfOrder.ts';

// What draws is loaded behind the fence, not before it.
const { drawDocument } = await import('./drawDocument.ts');
const order = deserialize(await buffer(process.stdin)) as PdfOrder;
process.stdout.end(await drawDocument(order));
