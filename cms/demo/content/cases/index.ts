import type { DemoCase } from '../types';
import { applicationCases } from './applications';
import { designCases } from './design';

/** By the names of their projects. */
export const demoCases: Readonly<Record<string, DemoCase>> = {
	...designCases,
	...applicationCases,
};
