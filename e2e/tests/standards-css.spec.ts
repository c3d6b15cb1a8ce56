import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNewerCss } from '../support/standards/css-features';
import { enhancements, isEnhancement } from '../support/standards/enhancements';
import { findNewerInScript } from '../support/standards/script-features';
import type { NewerFeatures } from '../support/standards/supported';
import {
	collectCustomProperties,
	findInvalidCss,
	parseSheet,
} from '../support/standards/validate-css';
import { expect, test } from '../support/standards/walk';

/** Lists each fault once, with the pages that have it. */
function groupByFault(faults: readonly (readonly [fault: string, page: string])[]) {
	const groups = new Map<string, Set<string>>();
	for (const [fault, page] of faults) groups.set(fault, (groups.get(fault) ?? new Set()).add(page));
	return [...groups].map(([fault, pages]) => `${fault} on ${[...pages].join(', ')}`);
}

const assets = '../site/build/client/assets';
const readBuiltScripts = () =>
	readdirSync(assets, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => [readFileSync(join(assets, file), 'utf8'), file] as const);

const findUnlisted = (found: readonly (readonly [newer: NewerFeatures, page: string])[]) =>
	groupByFault(
		found.flatMap(([newer, page]) =>
			[...newer]
				.filter(([feature]) => !isEnhancement(feature))
				.map(
					([feature, browsers]) => [`${feature}, not in ${browsers.join(', ')},`, page] as const,
				),
		),
	);

test.describe('the code of all pages', () => {
	let sheets: readonly ReturnType<typeof parseSheet>[] = [];
	let inCss: readonly (readonly [NewerFeatures, string])[] = [];
	let inScripts: readonly (readonly [NewerFeatures, string])[] = [];

	test.beforeAll(async ({ walk: { code } }) => {
		sheets = (await code.readSheets()).map(parseSheet);
		inCss = sheets.map(({ tree, page }) => [findNewerCss(tree), page]);
		const scripts = [...code.scripts, ...readBuiltScripts()];
		inScripts = scripts.map(([script, page]) => [findNewerInScript(script), page]);
		expect(sheets.length).toBeGreaterThan(500);
		expect(scripts.length).toBeGreaterThan(100);
	});

	test('has no CSS that a browser would drop', () => {
		const values = collectCustomProperties(sheets);
		const faults = sheets.flatMap((sheet) =>
			findInvalidCss(sheet, values).map((fault) => [fault, sheet.page] as const),
		);
		expect(groupByFault(faults)).toEqual([]);
	});

	test('uses no CSS that a supported browser lacks, except listed enhancements', () => {
		expect(findUnlisted(inCss)).toEqual([]);
	});

	test('uses no script feature that a supported browser lacks, except listed enhancements', () => {
		expect(findUnlisted(inScripts)).toEqual([]);
	});

	test('uses every listed enhancement', () => {
		const used = [...inCss, ...inScripts].flatMap(([newer]) => [...newer.keys()]);
		const unused = Object.keys(enhancements).filter(
			(listed) => !used.some((feature) => isEnhancement(feature, [listed])),
		);
		expect(unused).toEqual([]);
	});
});
