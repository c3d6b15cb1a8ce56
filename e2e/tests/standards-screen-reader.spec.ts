import { findSpokenFaults, readAloud } from '../support/standards/spoken';
import { expect, test } from '../support/standards/walk';

test('every page reads well', async ({ walk }) => {
	for (const { path, spoken } of walk.pages)
		expect.soft(findSpokenFaults(spoken), path).toEqual([]);
});

test('prices are read as sums, and skills with their percentage', async ({ walk }) => {
	const heardOn = (path: string) =>
		walk.pages.find((page) => page.path === path)?.spoken.map(({ phrase }) => phrase);
	expect(heardOn('/projects/page=1')).toContainEqual(expect.stringMatching(/^\$\d/));
	expect(heardOn('/skills')).toContainEqual(expect.stringMatching(/^meter, .*\d%/));
	expect(heardOn('/contact')?.join()).not.toContain('Leave this field empty');
});

test.describe('the check itself', () => {
	test.use({ bypassCSP: true });

	test('finds what a listener stumbles over', async ({ page }) => {
		const sentence = 'From me, by the next afternoon: what I understood.';
		await page.setContent(
			`<body><button></button><p>$_860</p><p>An answer</p><p>An answer</p>
			<ul><li>Four</li><li>Four</li><li><p>Five</p><p>Five</p></li></ul><p>92%</p>
			<div role="meter" aria-label="CSS" aria-valuenow="92"></div>
			<p>${sentence}</p><p>Or</p><p>${sentence}</p></body>`,
		);
		expect(findSpokenFaults(await readAloud(page))).toEqual([
			'Without a name: button',
			'Read as symbols: $_860',
			'Read twice: An answer',
			'Read twice: Five',
			`Read twice: ${sentence}`,
			'Said by the text and by the meter: 92%',
		]);
	});
});
