import { type DetailSettings, everyDetail } from '@sumu/contract';
import { expect } from 'vitest';
import { asOwner } from './owner.ts';

/** Sets which project details are required; without an argument, all are optional as on a new site. */
export async function demand(details: Partial<DetailSettings> = {}) {
	const all = { ...everyDetail('optional'), ...details };
	const { status, body } = await asOwner('PUT', '/api/site', { details: all });
	expect([status, body.data?.details]).toEqual([200, all]);
}
