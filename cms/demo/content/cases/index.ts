import type { DemoCase } from '../types';
import { applicationCases } from './applications';
import { designCases } from './design';

/** Case studies by project name. */
export const demoCases: Readonly<Record<string, DemoCase>> = {
	...designCases,
	...applicationCases,
};
