import { expect } from 'vitest';
import { asOwner } from './owner.ts';

/** Sets the project categories in the settings. */
export async function sortInto(...categories: string[]): Promise<void> {
	const { status, body } = await asOwner('PUT', '/api/site', { categories });
	expect(status, JSON.stringify(body)).toBe(200);
}
