import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const preload = resolve('../cms/tests/support/moving-clock.cjs');
const fileIn = (folder: string) => join(folder, 'clock');
const twoMinutes = 2 * 60_000;

/** Environment variables of a CMS whose clock the tests move. */
export function clockSettings(folder: string) {
	mkdirSync(folder, { recursive: true });
	// Each Playwright worker evaluates the configuration again.
	if (!existsSync(fileIn(folder))) writeFileSync(fileIn(folder), '0');
	return { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: fileIn(folder) };
}

/** Returns how far the clock of the CMS is ahead, in milliseconds. */
export const aheadIn = (folder: string) => Number(readFileSync(fileIn(folder), 'utf8'));

/** Moves the clock of the CMS forward and waits until the CMS has read it. */
export async function pass(folder: string, milliseconds: number) {
	const file = fileIn(folder);
	const ahead = aheadIn(folder) + milliseconds;
	writeFileSync(file, String(ahead));
	await expect(() => expect(readFileSync(`${file}.seen`, 'utf8')).toBe(String(ahead))).toPass();
}

/**
 * Empties the owner's digest, which collects notices for two minutes. The first two minutes send the pending notices;
 * after the second two, the next notice is sent at once.
 */
export async function noNoticeWaits(folder: string) {
	await pass(folder, twoMinutes);
	await pass(folder, twoMinutes);
}
