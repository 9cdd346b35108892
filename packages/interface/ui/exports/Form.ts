'use client';
export { Form, type FormProps, type FormState } from '../src/Form/Form.tsx';
