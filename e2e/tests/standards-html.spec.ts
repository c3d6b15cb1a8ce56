import { findHtmlFaults } from '../support/standards/html-faults';
import { expect, test } from '../support/standards/walk';

test('every page is served as valid HTML', async ({ walk }) => {
	for (const { path, served } of walk.pages)
		expect.soft(await findHtmlFaults(served), path).toEqual([]);
});

test('every page is valid HTML after hydration', async ({ walk }) => {
	for (const { path, hydrated } of walk.pages)
		expect.soft(await findHtmlFaults(hydrated), path).toEqual([]);
});

test('the check finds violations of the standard', async () => {
	const link = '<a href="#content">Skip</a><a type="button" href="/">Home</a>';
	const body = `${link}<button type="button"><div>Go</div></button>`;
	const found = await findHtmlFaults(
		`<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`,
	);
	expect(found.map((fault) => fault.replace(/:.*/s, '')).sort()).toEqual([
		'attribute-allowed-values',
		'element-permitted-content',
		'element-required-content',
		'own/link-target',
	]);
});
