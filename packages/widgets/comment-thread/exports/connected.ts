'use client';

export { type CommentCalls, type ConnectedComments, useComments } from '../src/connected/useComments.ts';
