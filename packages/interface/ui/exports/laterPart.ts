'use client';

export { laterPart, type LaterPart } from '../src/laterPart/laterPart.ts';
