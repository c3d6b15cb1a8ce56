import { type Details, everyDetail } from '@sumu/contract';
import { expect } from 'vitest';
import { asOwner } from './owner.ts';

/** Says what projects must say; without a word as a new site has it. */
export async function demand(details: Partial<Details> = {}) {
	const all = { ...everyDetail('optional'), ...details };
	const { status, body } = await asOwner('PUT', '/api/site', { details: all });
	expect([status, body.data?.details]).toEqual([200, all]);
}
