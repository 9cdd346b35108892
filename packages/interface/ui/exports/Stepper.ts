'use client';
export { Stepper, type Step, type StepperProps } from '../src/Stepper/Stepper.tsx';
