import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const preload = resolve('../cms/tests/support/moving-clock.cjs');
const fileIn = (folder: string) => join(folder, 'clock');
const twoMinutes = 2 * 60_000;

/** Variables of a CMS whose clock the tests move. */
export function clockSettings(folder: string) {
	mkdirSync(folder, { recursive: true });
	// Playwright's workers read the configuration again.
	if (!existsSync(fileIn(folder))) writeFileSync(fileIn(folder), '0');
	return { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: fileIn(folder) };
}

/** How many milliseconds the clock of the CMS is ahead. */
export const aheadIn = (folder: string) => Number(readFileSync(fileIn(folder), 'utf8'));

/** Sets the clock of the CMS ahead. */
export async function pass(folder: string, milliseconds: number) {
	const file = fileIn(folder);
	const ahead = aheadIn(folder) + milliseconds;
	writeFileSync(file, String(ahead));
	await expect(() => expect(readFileSync(`${file}.seen`, 'utf8')).toBe(String(ahead))).toPass();
}

/**
 * What the owner is told comes gathered for two minutes. In the first two that pass here, what waits is
 * mailed; after the second two, the next notice comes at once.
 */
export async function noNoticeWaits(folder: string) {
	await pass(folder, twoMinutes);
	await pass(folder, twoMinutes);
}
