import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerCss } from '../support/standards/css-features';
import { enhancements, isEnhancement } from '../support/standards/enhancements';
import { newerInScript } from '../support/standards/script-features';
import type { Newer } from '../support/standards/supported';
import { customProperties, invalidCss, parseSheet } from '../support/standards/validate-css';
import { expect, test } from '../support/standards/walk';

/** Groups faults: each once, with the pages that it is on. */
function groupByFault(faults: readonly (readonly [fault: string, page: string])[]) {
	const groups = new Map<string, Set<string>>();
	for (const [fault, page] of faults) groups.set(fault, (groups.get(fault) ?? new Set()).add(page));
	return [...groups].map(([fault, pages]) => `${fault} on ${[...pages].join(', ')}`);
}

const assets = '../site/build/client/assets';
const builtScripts = () =>
	readdirSync(assets, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => [readFileSync(join(assets, file), 'utf8'), file] as const);

const unlisted = (found: readonly (readonly [newer: Newer, page: string])[]) =>
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
	let inCss: readonly (readonly [Newer, string])[] = [];
	let inScripts: readonly (readonly [Newer, string])[] = [];

	test.beforeAll(async ({ walk: { code } }) => {
		sheets = (await code.allSheets()).map(parseSheet);
		inCss = sheets.map(({ tree, page }) => [newerCss(tree), page]);
		const scripts = [...code.scripts, ...builtScripts()];
		inScripts = scripts.map(([script, page]) => [newerInScript(script), page]);
		expect(sheets.length).toBeGreaterThan(500);
		expect(scripts.length).toBeGreaterThan(100);
	});

	test('has no CSS that a browser would drop', () => {
		const values = customProperties(sheets);
		const faults = sheets.flatMap((sheet) =>
			invalidCss(sheet, values).map((fault) => [fault, sheet.page] as const),
		);
		expect(groupByFault(faults)).toEqual([]);
	});

	test('uses no CSS that a supported browser lacks, but for listed enhancements', () => {
		expect(unlisted(inCss)).toEqual([]);
	});

	test('uses nothing in scripts that a supported browser lacks, but for what is listed', () => {
		expect(unlisted(inScripts)).toEqual([]);
	});

	test('uses everything that is listed', () => {
		const used = [...inCss, ...inScripts].flatMap(([newer]) => [...newer.keys()]);
		const unused = Object.keys(enhancements).filter(
			(listed) => !used.some((feature) => isEnhancement(feature, [listed])),
		);
		expect(unused).toEqual([]);
	});
});
