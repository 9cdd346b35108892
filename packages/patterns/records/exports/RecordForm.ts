'use client';

export { RecordForm, type RecordFormProps } from '../src/RecordForm/RecordForm.tsx';
